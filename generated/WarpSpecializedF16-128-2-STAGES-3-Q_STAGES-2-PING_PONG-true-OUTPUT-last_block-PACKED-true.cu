typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

extern "C" __global__ void __launch_bounds__(384, 1)
warp_specialized_f16(
    const __grid_constant__ tensor_map q_map /* f16 */,
    const __grid_constant__ tensor_map k_map /* f16 */,
    const __grid_constant__ tensor_map v_map /* f16 */,
    const __grid_constant__ tensor_map o_map /* f16, written */,
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
    const u32 t7 = smem_1 + 16384u;
    const u32 t8 = t7 + 16384u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 226 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 227 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 160u;
#line 35 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 36 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 48 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t33 = t10 + 160u;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t34 = warpgroup == 0u;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
        const bool t35 = warp == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t35) {
#line 16 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t36 = tile & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t36) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t37 = t33 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t38;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t38) : "r"(t37) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t39;
            asm("mov.b32 %0, %1;" : "=r"(t39) : "f"(t38));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t40;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t40) : "r"(t39));
#line 18 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t40;
            while (true) {
#line 87 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t41 = index != 4294967295u;
                if (!t41) break;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t33 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t43;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t43) : "r"(from) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm("mov.b32 %0, %1;" : "=r"(t44) : "f"(t43));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 first_query;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(first_query) : "r"(t44));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t46;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t46) : "r"(from) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm("mov.b32 %0, %1;" : "=r"(t47) : "f"(t46));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t48) : "r"(t47));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t49;
                asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t49) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm("mov.b32 %0, %1;" : "=r"(t50) : "f"(t49));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t51;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t51) : "r"(t50));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t52;
                asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t52) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t53;
                asm("mov.b32 %0, %1;" : "=r"(t53) : "f"(t52));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t54;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t54) : "r"(t53));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t55;
                asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t55) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t56;
                asm("mov.b32 %0, %1;" : "=r"(t56) : "f"(t55));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t57;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t57) : "r"(t56));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t58;
                asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t58) : "r"(from) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t59;
                asm("mov.b32 %0, %1;" : "=r"(t59) : "f"(t58));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t60;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t60) : "r"(t59));
#line 112 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t61;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t61) : );
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t62 = t61 == 1u;
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t62) {
                    const u32 t63 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t63) : "memory");
                }
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t64 = t60 + 127u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = t64 >> 7u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t65 > 1u ? t65 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t67 = t60 >> 7u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t67 < end ? t67 : end;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t69 = end - whole;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t70 = t69 < end ? t69 : end;
#line 21 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t71 = index / group;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t72 = tile << 1u;
#line 67 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t72 & 3u;
                const u32 t74 = slot + 16u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t74 << 3u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t10 + t75;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t72 >> 2u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 & 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t78 ^ 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t76), "r"(t79) : "memory");
                const u32 t80 = slot + 12u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t80 << 3u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t10 + t81;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = slot << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = smem_1 + t83;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t82) : "memory");
                    const u32 t87 = 1073741824u - t57;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t88 = t87 + first_query;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t89 = t51 + t57;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t84), "l"(q), "r"(t82), "r"(0u), "r"(index), "r"(t88), "r"(t89), "r"(1073741824u) : "memory");
                }
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t90 = tile << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = t90 + 1u;
#line 67 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t91 & 3u;
                const u32 t93 = slot_2 + 16u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 << 3u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t10 + t94;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t91 >> 2u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 & 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t97 ^ 1u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t95), "r"(t98) : "memory");
                const u32 t99 = slot_2 + 12u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t10 + t100;
#line 71 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 first_query_2 = first_query + 64u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = slot_2 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t104 = smem_1 + t103;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t105;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t105) : );
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t106 = t105 == 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t106) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t101) : "memory");
                    const u32 t107 = 1073741824u - t57;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t108 = t107 + first_query_2;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t109 = t51 + t57;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t104), "l"(q), "r"(t101), "r"(0u), "r"(index), "r"(t108), "r"(t109), "r"(1073741824u) : "memory");
                }
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t111 = slot_3 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
                const u32 t113 = slot_3 + 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t10 + t114;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = passed / 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t117 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t115), "r"(t118) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = end - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 << 7u;
                const u32 t121 = slot_3 << 14u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t8 + t121;
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t112) : "memory");
                    const u32 t125 = 1073741824u - t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t126 = t125 + t120;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t127 = t54 + t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t122), "l"(k), "r"(t112), "r"(0u), "r"(t71), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
                }
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t129 = slot_4 + 6u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t10 + t130;
                const u32 t132 = slot_4 + 9u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = passed / 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t134), "r"(t137) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = end - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 7u;
                const u32 t140 = slot_4 << 14u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t9 + t140;
                u32 t142;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t142) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t143 = t142 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t143) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t131) : "memory");
                    const u32 t144 = 1073741824u - t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t144 + t139;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t54 + t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t141), "l"(v), "r"(t131), "r"(0u), "r"(t71), "r"(t145), "r"(t146), "r"(1073741824u) : "memory");
                }
#line 39 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = passed + i;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t147 % 3u;
                    const u32 t149 = slot_5 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t10 + t149;
                    const u32 t151 = slot_5 + 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t10 + t152;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t147 / 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = end - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t157 - i;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 << 7u;
                    const u32 t160 = slot_5 << 14u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t8 + t160;
                    u32 t162;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t163 = t162 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t163) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t150) : "memory");
                        const u32 t164 = 1073741824u - t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t165 = t164 + t159;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t166 = t54 + t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t161), "l"(k), "r"(t150), "r"(0u), "r"(t71), "r"(t165), "r"(t166), "r"(1073741824u) : "memory");
                    }
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = passed + i;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t167 % 3u;
                    const u32 t169 = slot_6 + 6u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t10 + t170;
                    const u32 t172 = slot_6 + 9u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 << 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t10 + t173;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t167 / 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t175 & 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t176 ^ 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t174), "r"(t177) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = end - 1u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = t178 - i;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t179 << 7u;
                    const u32 t181 = slot_6 << 14u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t9 + t181;
                    u32 t183;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t184 = t183 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t184) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t171) : "memory");
                        const u32 t185 = 1073741824u - t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t186 = t185 + t180;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t187 = t54 + t60;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t182), "l"(v), "r"(t171), "r"(0u), "r"(t71), "r"(t186), "r"(t187), "r"(1073741824u) : "memory");
                    }
                }
#line 43 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = passed + end;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t188;
                const u32 t189 = tile + 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t189;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t190 = tile & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t190) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t191 = t33 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t192;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t192) : "r"(t191) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t193;
                asm("mov.b32 %0, %1;" : "=r"(t193) : "f"(t192));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t194;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t194) : "r"(t193));
#line 45 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t194;
            }
        }
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t196 = warp == 1u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t196) {
#line 63 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < batch; i_2 += 32u) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_2 + lane;
                const u32 t198 = batch - 1u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t199 = batch_2 < t198 ? batch_2 : t198;
#line 121 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t199 + 1u;
                const u64 t201 = (u64)t199;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                const u64 t202 = t201 * cu_seqlens_q_stride0;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                const u64 t203 = t202 * 4ull;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                const u64 t204 = cu_seqlens_q + t203;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query_3;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_3) : "l"(t204) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t206 = (u64)next;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t207 = t206 * cu_seqlens_q_stride0;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t208 = t207 * 4ull;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u64 t209 = cu_seqlens_q + t208;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                u32 t210;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t210) : "l"(t209) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t210 - first_query_3;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t212 = (u64)t199;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t213 = t212 * cu_seqlens_k_stride0;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t214 = t213 * 4ull;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                const u64 t215 = cu_seqlens_k + t214;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t215) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t217 = (u64)next;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t218 = t217 * cu_seqlens_k_stride0;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t219 = t218 * 4ull;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u64 t220 = cu_seqlens_k + t219;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                u32 t221;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t221) : "l"(t220) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t221 - first;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t223 = seq_q_2 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t223 >> 7u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t225 = batch_2 < batch;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t226 = t225 ? of_head : 0u;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t227 = count + t226;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t227;
            }
            f32 t228;
            asm("mov.b32 %0, %1;" : "=f"(t228) : "r"(count));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t229;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t229) : "f"(t228));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t230;
            asm("mov.b32 %0, %1;" : "=r"(t230) : "f"(t229));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t231 = lane & 1u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t232 = t231 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t233 = t232 ? t230 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t234 = count + t233;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t235 = count + t230;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t236;
            asm("mov.b32 %0, %1;" : "=f"(t236) : "r"(t235));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t237;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t237) : "f"(t236));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t238;
            asm("mov.b32 %0, %1;" : "=r"(t238) : "f"(t237));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t239 = lane & 2u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t240 = t239 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t241 = t240 ? t238 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t242 = t234 + t241;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t243 = t235 + t238;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t244;
            asm("mov.b32 %0, %1;" : "=f"(t244) : "r"(t243));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t245;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t245) : "f"(t244));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t246;
            asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(t245));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t247 = lane & 4u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t248 = t247 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t249 = t248 ? t246 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t250 = t242 + t249;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t251 = t243 + t246;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t252;
            asm("mov.b32 %0, %1;" : "=f"(t252) : "r"(t251));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t253;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t253) : "f"(t252));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t254;
            asm("mov.b32 %0, %1;" : "=r"(t254) : "f"(t253));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t255 = lane & 8u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t256 = t255 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t257 = t256 ? t254 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t258 = t250 + t257;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t259 = t251 + t254;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t260;
            asm("mov.b32 %0, %1;" : "=f"(t260) : "r"(t259));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t261;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t261) : "f"(t260));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t262;
            asm("mov.b32 %0, %1;" : "=r"(t262) : "f"(t261));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t263 = lane & 16u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t264 = t263 != 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t265 = t264 ? t262 : 0u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t266 = t258 + t265;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t267 = t259 + t262;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t268;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t268) : "r"(t267));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t268 * heads;
#line 27 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t270 = blockIdx.x;
#line 28 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t270;
#line 30 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t271 = seq_k + 1u;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t271;
            while (true) {
#line 32 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t272 = most != 0u;
                if (!t272) break;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t273 = most + 3u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t274 = t273 >> 2u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t274;
#line 90 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t276 = least < 128u;
#line 90 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t276 ? 0u : least;
#line 34 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 35 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t279 = batch - 1u;
#line 36 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t280 = batch_3 < t279 ? batch_3 : t279;
#line 121 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t280 + 1u;
                    const u64 t282 = (u64)t280;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t283 = t282 * cu_seqlens_q_stride0;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t284 = t283 * 4ull;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t285 = cu_seqlens_q + t284;
#line 122 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_4;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_4) : "l"(t285) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t287 = (u64)next_2;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t288 = t287 * cu_seqlens_q_stride0;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t289 = t288 * 4ull;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t290 = cu_seqlens_q + t289;
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    u32 t291;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t291) : "l"(t290) : "memory");
#line 123 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t291 - first_query_4;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t293 = (u64)t280;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t294 = t293 * cu_seqlens_k_stride0;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t295 = t294 * 4ull;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t296 = cu_seqlens_k + t295;
#line 126 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t296) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t298 = (u64)next_2;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t299 = t298 * cu_seqlens_k_stride0;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t300 = t299 * 4ull;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t301 = cu_seqlens_k + t300;
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    u32 t302;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t302) : "l"(t301) : "memory");
#line 127 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t302 - first_2;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t304 = seq_q_3 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t304 >> 7u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t306 = seq_k_3 < least_2;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t306 ? tiles : 0u;
                    const bool t308 = least_2 == 0u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t309 = t308 ? 0u : reaching;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t309 < tiles ? t309 : tiles;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t311 = seq_q_3 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t311 >> 7u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t313 = seq_k_3 < most;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t313 ? tiles_2 : 0u;
                    const bool t315 = most == 0u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t316 = t315 ? 0u : reaching_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_2 = t316 < tiles_2 ? t316 : tiles_2;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t318 = batch_3 < batch;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t319 = end_2 - first_3;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t318 ? t319 : 0u;
                    const u32 t321 = of_head_2 * heads;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t322;
                    asm("mov.b32 %0, %1;" : "=f"(t322) : "r"(t321));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t323;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t323) : "f"(t322));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t324;
                    asm("mov.b32 %0, %1;" : "=r"(t324) : "f"(t323));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t325 = lane & 1u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t326 = t325 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t327 = t326 ? t324 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t328 = t321 + t327;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t329 = t321 + t324;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t330;
                    asm("mov.b32 %0, %1;" : "=f"(t330) : "r"(t329));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t331;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t331) : "f"(t330));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t332;
                    asm("mov.b32 %0, %1;" : "=r"(t332) : "f"(t331));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t333 = lane & 2u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t334 = t333 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t335 = t334 ? t332 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t336 = t328 + t335;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t337 = t329 + t332;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t338;
                    asm("mov.b32 %0, %1;" : "=f"(t338) : "r"(t337));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t339;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t339) : "f"(t338));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t340;
                    asm("mov.b32 %0, %1;" : "=r"(t340) : "f"(t339));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t341 = lane & 4u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t342 = t341 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t343 = t342 ? t340 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t344 = t336 + t343;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t345 = t337 + t340;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t346;
                    asm("mov.b32 %0, %1;" : "=f"(t346) : "r"(t345));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t347;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t347) : "f"(t346));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t348;
                    asm("mov.b32 %0, %1;" : "=r"(t348) : "f"(t347));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t349 = lane & 8u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t350 = t349 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t351 = t350 ? t348 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t352 = t344 + t351;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t353 = t345 + t348;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t354;
                    asm("mov.b32 %0, %1;" : "=f"(t354) : "r"(t353));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t355;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t355) : "f"(t354));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t356;
                    asm("mov.b32 %0, %1;" : "=r"(t356) : "f"(t355));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t357 = lane & 16u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t358 = t357 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t359 = t358 ? t356 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t360 = t352 + t359;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t361 = t353 + t356;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t362;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t362) : "r"(t361));
#line 39 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_3 = before + t362;
                    while (true) {
#line 40 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t364 = index_2 < end_3;
                        if (!t364) break;
                        const u32 t365 = index_2 - before;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t366 = t360 - t321;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t365 - t366;
                        const bool t368 = nth < t321;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t368) {
#line 130 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t370 = of_head_2 - 1u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t371 = t370 - from_last;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t372 = first_3 + t371;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t372 << 7u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t33 + 16u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t376;
                            asm("mov.b32 %0, %1;" : "=f"(t376) : "r"(words));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t376) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t377;
                            asm("mov.b32 %0, %1;" : "=f"(t377) : "r"(words_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t377) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t378;
                            asm("mov.b32 %0, %1;" : "=f"(t378) : "r"(batch_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t378) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t379;
                            asm("mov.b32 %0, %1;" : "=f"(t379) : "r"(first_query_4));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t379) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t380;
                            asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(first_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t380) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t381;
                            asm("mov.b32 %0, %1;" : "=f"(t381) : "r"(seq_q_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t381) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t382;
                            asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(seq_k_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t382) : "memory");
                        }
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t383;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t383) : );
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t384 = t383 == 1u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t384) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                        }
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t385 = round + 1u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = t385;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t386 = t33 + 8u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t387 = round & 1u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t388 = t387 ^ 1u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t386), "r"(t388) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t389 = lane == 0u;
                        u32 merged = 0u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t389) {
                            const u32 t390 = total - 1u;
#line 78 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t391;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t391) : "l"(claims), "r"(t390) : "memory");
#line 78 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t391;
                        } else {
                            merged = 0u;
                        }
#line 80 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t392 = gridDim.x;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t393;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t393) : "r"(claimed));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t394 = t392 + t393;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t394;
                    }
                    before = end_3;
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t397;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t397) : );
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t398 = t397 == 1u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t398) {
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t399 = t33 + 16u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t399), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t400;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t400) : );
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t401 = t400 == 1u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t401) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 62 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t403 = index_3 << 13u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t404 = t7 + t403;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t405 = warp & 3u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t406 = t405 << 4u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t407 = index_3 << 6u;
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
        const u32 t408 = count_2 & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t408) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t409 = t33 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t410;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t410) : "r"(t409) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t411;
        asm("mov.b32 %0, %1;" : "=r"(t411) : "f"(t410));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t412;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t412) : "r"(t411));
#line 65 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t412;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t413 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t413) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 67 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 87 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t414 = index_4 != 4294967295u;
            if (!t414) break;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t416;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t416) : "r"(from_2) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t417;
            asm("mov.b32 %0, %1;" : "=r"(t417) : "f"(t416));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t418;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t418) : "r"(t417));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t419;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t419) : "r"(from_2) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t420;
            asm("mov.b32 %0, %1;" : "=r"(t420) : "f"(t419));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t421;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t421) : "r"(t420));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t422;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t422) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t423;
            asm("mov.b32 %0, %1;" : "=r"(t423) : "f"(t422));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t424;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t424) : "r"(t423));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t425;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t425) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t426;
            asm("mov.b32 %0, %1;" : "=r"(t426) : "f"(t425));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t427;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t427) : "r"(t426));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t428;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t428) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t429;
            asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t428));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t430;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t430) : "r"(t429));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t431;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t431) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t432;
            asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t433;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t433) : "r"(t432));
#line 112 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t434;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t434) : );
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t435 = t434 == 1u;
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t435) {
                const u32 t436 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t436) : "memory");
            }
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t437 = t433 + 127u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t438 = t437 >> 7u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_4 = t438 > 1u ? t438 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t440 = t433 >> 7u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t440 < end_4 ? t440 : end_4;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t442 = end_4 - whole_2;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t443 = t442 < end_4 ? t442 : end_4;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t444 = count_2 << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t445 = t444 + index_3;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t446 = t418 + t407;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t447 = t446 < t430;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t447) {
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t448 = t445 & 3u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t449 = t448 + 12u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t450 = t449 << 3u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t451 = t10 + t450;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t452 = t445 >> 2u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t453 = t452 & 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t451), "r"(t453) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t454 = passed_2 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t455 = t454 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t456 = t10 + t455;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t457 = passed_2 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t458 = t457 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t456), "r"(t458) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t459 = t445 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t460 = t459 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t461 = smem_1 + t460;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t462 = passed_2 % 3u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t463 = t462 << 14u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t464 = t8 + t463;
                const u32 t465 = t461 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t466 = t464 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t467 = t465 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t468 = (u64)t467;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t469 = t468 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t470 = t466 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t471 = (u64)t470;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t472 = t471 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t469), "l"(t472) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t473 = t465 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t474 = (u64)t473;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t475 = t474 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t476 = t466 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t477 = (u64)t476;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t478 = t477 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t475), "l"(t478) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t479 = t465 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t480 = (u64)t479;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t481 = t480 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t482 = t466 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t483 = (u64)t482;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t484 = t483 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t481), "l"(t484) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t485 = t465 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t486 = (u64)t485;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t487 = t486 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t488 = t466 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t489 = (u64)t488;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t490 = t489 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t487), "l"(t490) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 197 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool last = 1u == end_4;
                const bool second = index_3 != 0u;
                const bool t493 = !last;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t494 = t493 | second;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t494) {
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t495 = passed_2 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t496 = t495 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t497 = t496 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t498 = t10 + t497;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t499 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t499) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t498) : "memory");
                    }
                }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t500 = last & second;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t500) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t501 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t501) : "memory");
                }
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t502 = t443 != 0u;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
                if (t502) {
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t503 = end_4 - 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t503 << 7u;
                    const u32 t505 = t418 + t407;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_5 = t505 + t406;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 t507 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 t508 = t507 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 column = first_key + t508;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t510 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t511 = first_query_5 + t510;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 t512 = t433 > column ? t433 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t512 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t515 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s = t515;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t517 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_2 = t517;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t519 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_5 = t519;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t521 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_6 = t521;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t523 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_9 = t523;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t525 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_10 = t525;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t527 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_13 = t527;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t529 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_14 = t529;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t531 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_17 = t531;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t533 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_18 = t533;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t535 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_21 = t535;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t537 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_22 = t537;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t539 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_25 = t539;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t541 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_26 = t541;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t543 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_29 = t543;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t545 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_30 = t545;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 64u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t547 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_33 = t547;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 65u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t549 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_34 = t549;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 72u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t551 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_37 = t551;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 73u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t553 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_38 = t553;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 80u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t555 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_41 = t555;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 81u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t557 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_42 = t557;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 88u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t559 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_45 = t559;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 89u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t561 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_46 = t561;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 96u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t563 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_49 = t563;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 97u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t565 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_50 = t565;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 104u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t567 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_53 = t567;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 105u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t569 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_54 = t569;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 112u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t571 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_57 = t571;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 113u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t573 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_58 = t573;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 120u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t575 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_61 = t575;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 121u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t577 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_62 = t577;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t578 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t579 = first_query_5 + t578;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t580 = t579 + 8u;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 t581 = t433 > column ? t433 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t581 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t584 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_3 = t584;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 1u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t586 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_4 = t586;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t588 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_7 = t588;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 9u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t590 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_8 = t590;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 16u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t592 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_11 = t592;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 17u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t594 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_12 = t594;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 24u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t596 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_15 = t596;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 25u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t598 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_16 = t598;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 32u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t600 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_19 = t600;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 33u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t602 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_20 = t602;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 40u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t604 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_23 = t604;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 41u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t606 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_24 = t606;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 48u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t608 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_27 = t608;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 49u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t610 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_28 = t610;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 56u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t612 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_31 = t612;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 57u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t614 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_32 = t614;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 64u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t616 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_35 = t616;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 65u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t618 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_36 = t618;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 72u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t620 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_39 = t620;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 73u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t622 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_40 = t622;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 80u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t624 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_43 = t624;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 81u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t626 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_44 = t626;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 88u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t628 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_47 = t628;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 89u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t630 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_48 = t630;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 96u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t632 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_51 = t632;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 97u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t634 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_52 = t634;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 104u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t636 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_55 = t636;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 105u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t638 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_56 = t638;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 112u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t640 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_59 = t640;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 113u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t642 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_60 = t642;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 120u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t644 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_63 = t644;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 121u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t646 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_64 = t646;
                }
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t648;
                asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t649;
                asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t648), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t650;
                asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t651;
                asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t652;
                asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t653;
                asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t649), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t654;
                asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t650), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t655;
                asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t651), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t656;
                asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t652), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t657;
                asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t658;
                asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t660;
                asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t661;
                asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t662;
                asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t663;
                asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t665;
                asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t666;
                asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t667;
                asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t668;
                asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t669;
                asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t665), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t670;
                asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t666), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t667), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t672;
                asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t668), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t673;
                asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t669), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t670), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t675;
                asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t671), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t676;
                asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t672), "f"(s_62));
                f32 t677;
                asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(t673), "f"(t674));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t678;
                asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t675), "f"(t676));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t679;
                asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t677), "f"(t678));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t680;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t680) : "f"(t679));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t679), "f"(t680));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t682;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t682) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t682));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t685 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t685;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t687 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t688;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t688) : "f"(old), "f"(scale_log2), "f"(t687));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t688));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t690 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t691 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t691));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t693;
                const f32 t694 = t690 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t695 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t695));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t697;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t697;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t698 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t698));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t700;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t700) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t700;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t701 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t701));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t703;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t703;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t704 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t704));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t706;
                const f32 t707 = t694 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t708 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t708));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t710;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t710;
                const f32 t711 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t712 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t712));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t714;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t714;
                const f32 t715 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t716 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t716));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t718;
                const f32 t719 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t720 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t720));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t722;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t722) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t722;
                const f32 t723 = t707 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t724 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t724));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t726;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t726) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t726;
                const f32 t727 = t711 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t728 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t728));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t730) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t730;
                const f32 t731 = t715 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t732 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t732));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t734) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t734;
                const f32 t735 = t719 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t736 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t736));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t738;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t738) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t738;
                const f32 t739 = t723 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t740 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t740));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t742;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t742) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t742;
                const f32 t743 = t727 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t744 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t744));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t746;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t746) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t746;
                const f32 t747 = t731 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t748 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t748));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t750;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t750) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t750;
                const f32 t751 = t735 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t752 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t752));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t754;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t754) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_33 = t754;
                const f32 t755 = t739 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t756 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t756));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t758;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t758) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_34 = t758;
                const f32 t759 = t743 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t760 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t760));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t762;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t762) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_37 = t762;
                const f32 t763 = t747 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t764 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t764));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t766;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t766) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_38 = t766;
                const f32 t767 = t751 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t768 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t768));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t770;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t770) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_41 = t770;
                const f32 t771 = t755 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t772 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t772));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t774;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t774) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_42 = t774;
                const f32 t775 = t759 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t776 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t776));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t778;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t778) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_45 = t778;
                const f32 t779 = t763 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t780 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t780));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t782;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t782) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_46 = t782;
                const f32 t783 = t767 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t784 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t784));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t786;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t786) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_49 = t786;
                const f32 t787 = t771 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t788 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t788));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t790;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t790) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_50 = t790;
                const f32 t791 = t775 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t792 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t792));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t794;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t794) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_53 = t794;
                const f32 t795 = t779 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t796 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t796));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t798;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t798) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_54 = t798;
                const f32 t799 = t783 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t800 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t800));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t802;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t802) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_57 = t802;
                const f32 t803 = t787 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t804 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t804));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t806;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_58 = t806;
                const f32 t807 = t791 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t808 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t808));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t810;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t810) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_61 = t810;
                const f32 t811 = t795 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t812 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t812));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t814;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_62 = t814;
                const f32 t815 = t799 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t816 = t803 + t807;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t817 = t811 + t815;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t818 = t816 + t817;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t818;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t820;
                asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t821;
                asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t820), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t822;
                asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t823;
                asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t824;
                asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t825;
                asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t826;
                asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t827;
                asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t828;
                asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t829;
                asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t830;
                asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t831;
                asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t832;
                asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t833;
                asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t834;
                asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t835;
                asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t836;
                asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t837;
                asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t838;
                asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t839;
                asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t840;
                asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t841;
                asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t842;
                asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t843;
                asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t844;
                asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t840), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t845;
                asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t841), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t846;
                asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t842), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t847;
                asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t843), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t848;
                asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t844), "f"(s_64));
                f32 t849;
                asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t845), "f"(t846));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t850;
                asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(t847), "f"(t848));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t851;
                asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t849), "f"(t850));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t852;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t852) : "f"(t851));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t851), "f"(t852));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t854;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t854) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t854));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t857 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t857;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t859 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t860;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t860) : "f"(old_2), "f"(scale_log2), "f"(t859));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t860));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t862 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t863 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t863));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t865;
                const f32 t866 = t862 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t867 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t867));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t869;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t870 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t870));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t872) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t872;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t873 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t873));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t875;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t875;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t876 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t876));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t878;
                const f32 t879 = t866 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t880 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t880));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t882;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t882;
                const f32 t883 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t884 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t884));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t886;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t886;
                const f32 t887 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t888 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t888));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t890;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t890;
                const f32 t891 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t892 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t892));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t894;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t894;
                const f32 t895 = t879 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t896 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t896));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t898;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t898;
                const f32 t899 = t883 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t900 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t900));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t902;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t902;
                const f32 t903 = t887 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t904 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t904));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t906;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t906;
                const f32 t907 = t891 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t908 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t908));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t910;
                const f32 t911 = t895 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t912 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t912));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t914;
                const f32 t915 = t899 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t916 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t916));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t918;
                const f32 t919 = t903 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t920 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t920));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t922;
                const f32 t923 = t907 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t924 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t924));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_35 = t926;
                const f32 t927 = t911 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t928 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t928));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_36 = t930;
                const f32 t931 = t915 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t932 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t932));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_39 = t934;
                const f32 t935 = t919 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t936 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t936));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_40 = t938;
                const f32 t939 = t923 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t940 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t940));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_43 = t942;
                const f32 t943 = t927 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t944 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t944));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t946;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_44 = t946;
                const f32 t947 = t931 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t948 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t948));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t950;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_47 = t950;
                const f32 t951 = t935 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t952 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t952));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t954;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_48 = t954;
                const f32 t955 = t939 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t956 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t956));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t958;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_51 = t958;
                const f32 t959 = t943 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t960 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t960));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t962;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_52 = t962;
                const f32 t963 = t947 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t964 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t964));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t966;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_55 = t966;
                const f32 t967 = t951 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t968 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t968));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t970;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_56 = t970;
                const f32 t971 = t955 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t972 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t972));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_59 = t974;
                const f32 t975 = t959 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t976 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t976));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t978;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_60 = t978;
                const f32 t979 = t963 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t980 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t980));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t982) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_63 = t982;
                const f32 t983 = t967 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t984 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t984));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t986;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t986) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_64 = t986;
                const f32 t987 = t971 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t988 = t975 + t979;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t989 = t983 + t987;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t990 = t988 + t989;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t990;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t991;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(s), "f"(s_2));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t992;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s_3), "f"(s_4));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t993;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_5), "f"(s_6));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t994;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_7), "f"(s_8));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t995;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_9), "f"(s_10));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t996;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_11), "f"(s_12));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t997;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_13), "f"(s_14));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t998;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_15), "f"(s_16));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t999;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_17), "f"(s_18));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1000;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_19), "f"(s_20));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1001;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_21), "f"(s_22));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1002;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_23), "f"(s_24));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1003;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_25), "f"(s_26));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1004;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_27), "f"(s_28));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1005;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_29), "f"(s_30));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1006;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_31), "f"(s_32));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1007;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_33), "f"(s_34));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1008;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_35), "f"(s_36));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1009;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_37), "f"(s_38));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1010;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_39), "f"(s_40));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1011;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_41), "f"(s_42));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1012;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_43), "f"(s_44));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1013;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_45), "f"(s_46));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1014;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_47), "f"(s_48));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1015;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(s_49), "f"(s_50));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1016;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(s_51), "f"(s_52));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1017;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(s_53), "f"(s_54));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1018;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(s_55), "f"(s_56));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1019;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(s_57), "f"(s_58));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1020;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(s_59), "f"(s_60));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1021;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(s_61), "f"(s_62));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1022;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t991;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t992;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t993;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t994;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t995;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t996;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t997;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t998;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t999;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1000;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1001;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1002;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1003;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1004;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1005;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1006;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1007;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1008;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1009;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1010;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1011;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1012;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1013;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1014;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1015;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1016;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1017;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1018;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1019;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1020;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1021;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1022;
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
#line 204 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right = t443 > 1u ? t443 : 1u;
                const u32 masked_left = end_4 > masked_right ? end_4 : masked_right;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < end_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1025 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1025) : "memory");
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1026 = passed_2 + i_4;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1027 = t1026 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1028 = t1027 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1029 = t10 + t1028;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1030 = t1026 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1031 = t1030 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1029), "r"(t1031) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1032 = t445 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1033 = t1032 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1034 = smem_1 + t1033;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1035 = t1026 % 3u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1036 = t1035 << 14u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1037 = t8 + t1036;
                    const u32 t1038 = t1034 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1039 = t1037 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1040 = t1038 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1041 = (u64)t1040;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1042 = t1041 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1043 = t1039 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1044 = (u64)t1043;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1045 = t1044 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1042), "l"(t1045) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1046 = t1038 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1047 = (u64)t1046;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1048 = t1047 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1049 = t1039 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1050 = (u64)t1049;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1051 = t1050 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1048), "l"(t1051) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1052 = t1038 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1053 = (u64)t1052;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1054 = t1053 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1055 = t1039 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1056 = (u64)t1055;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1057 = t1056 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1054), "l"(t1057) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1058 = t1038 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1059 = (u64)t1058;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1060 = t1059 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1061 = t1039 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1062 = (u64)t1061;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1063 = t1062 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1060), "l"(t1063) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1064 = i_4 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1065 = passed_2 + t1064;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1066 = t1065 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1067 = t1066 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1068 = t1067 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1069 = t10 + t1068;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1070 = t1065 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1071 = t1070 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1069), "r"(t1071) : "memory");
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
                    const u32 t1072 = t1065 % 3u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1073 = t1072 << 14u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1074 = t9 + t1073;
                    const u32 t1075 = t1074 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1076 = t1075 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1077 = (u64)t1076;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1078 = t1077 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1078) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1079 = t1075 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1080 = (u64)t1079;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1081 = t1080 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1081) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1082 = t1075 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1083 = (u64)t1082;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1084 = t1083 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1084) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1085 = t1075 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1086 = (u64)t1085;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1087 = t1086 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1087) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1088 = t1075 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1089 = (u64)t1088;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1090 = t1089 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1090) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1091 = t1075 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1092 = (u64)t1091;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1093 = t1092 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1093) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1094 = t1075 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1095 = (u64)t1094;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1096 = t1095 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1096) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1097 = t1075 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1098 = (u64)t1097;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1099 = t1098 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1099) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1100 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1101 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1100 ? 0u : t1101;
                    const u32 t1103 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1103) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1104 = passed_2 + i_4;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1105 = i_4 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_2 = t1105 == end_4;
                    const bool second_2 = index_3 != 0u;
                    const bool t1108 = !last_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1109 = t1108 | second_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1109) {
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1110 = t1104 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1111 = t1110 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1112 = t1111 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1113 = t10 + t1112;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1114 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1114) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1113) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1115 = last_2 & second_2;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1115) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1116 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1116) : "memory");
                    }
#line 141 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1118;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1118) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1119;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1119) : "f"(t1118), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1120;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1120) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1121;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1121) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1122;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1122) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1123;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1123) : "f"(t1119), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1124;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1124) : "f"(t1120), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1125;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1125) : "f"(t1121), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1126;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1126) : "f"(t1122), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1127;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1127) : "f"(t1123), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1128;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1128) : "f"(t1124), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1129;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1129) : "f"(t1125), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1130;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1130) : "f"(t1126), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1131;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1131) : "f"(t1127), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1132;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(t1128), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1133;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(t1129), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1134;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(t1130), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1135;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1131), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1136;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1132), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1137;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1133), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1138;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1134), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1139;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1135), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1140;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1136), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1141;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1137), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1142;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1138), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1143;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1139), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1144;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1140), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1145;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1141), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1146;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1142), "f"(s_62));
                    f32 t1147;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1143), "f"(t1144));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1148;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1145), "f"(t1146));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1149;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1147), "f"(t1148));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1150;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1150) : "f"(t1149));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1149), "f"(t1150));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1152;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1152) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1152));
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1155 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1155;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1157 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 t1158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1158) : "f"(old_3), "f"(scale_log2), "f"(t1157));
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1158));
#line 145 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1160 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1161 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1161));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1163;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s = t1163;
                    const f32 t1164 = t1160 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1165 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1165));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1167;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1167) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1167;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1168 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1168));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1170;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1170;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1171 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1171));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1173;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1173;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1174 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1174));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1176;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1176;
                    const f32 t1177 = t1164 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1178 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1178));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1180;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1180;
                    const f32 t1181 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1182 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1182));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1184;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1184) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1184;
                    const f32 t1185 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1186 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1186));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1188;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1188) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1188;
                    const f32 t1189 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1190 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1190));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1192;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1192;
                    const f32 t1193 = t1177 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1194 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1194));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1196;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1196;
                    const f32 t1197 = t1181 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1198 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1198));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1200;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1200;
                    const f32 t1201 = t1185 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1202 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1202));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1204;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1204;
                    const f32 t1205 = t1189 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1206 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1206));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1208;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1208) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1208;
                    const f32 t1209 = t1193 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1210 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1210));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1212;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1212;
                    const f32 t1213 = t1197 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1214 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1214));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1216;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1216;
                    const f32 t1217 = t1201 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1218 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1218));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1220;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1220;
                    const f32 t1221 = t1205 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1222 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1222));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1224;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1224;
                    const f32 t1225 = t1209 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1226 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1226));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1228;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1228;
                    const f32 t1229 = t1213 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1230 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1230));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1232;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1232;
                    const f32 t1233 = t1217 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1234 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1234));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1236;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1236;
                    const f32 t1237 = t1221 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1238 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1238));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1240;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1240;
                    const f32 t1241 = t1225 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1242 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1242));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1244;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1244;
                    const f32 t1245 = t1229 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1246 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1246));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1248;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1248;
                    const f32 t1249 = t1233 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1250 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1250));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1252;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1252;
                    const f32 t1253 = t1237 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1254 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1254));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1256;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1256) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1256;
                    const f32 t1257 = t1241 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1258 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1258));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1260;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1260) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1260;
                    const f32 t1261 = t1245 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1262 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1262));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1264;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1264) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1264;
                    const f32 t1265 = t1249 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1266 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1266));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1268;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1268) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1268;
                    const f32 t1269 = t1253 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1270 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1270));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1272;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1272) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1272;
                    const f32 t1273 = t1257 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1274 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1274));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1276;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1276) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1276;
                    const f32 t1277 = t1261 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1278 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1278));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1280;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1280) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1280;
                    const f32 t1281 = t1265 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1282 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1282));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1284;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1284) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1284;
                    const f32 t1285 = t1269 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1286 = t1273 + t1277;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1287 = t1281 + t1285;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1288 = t1286 + t1287;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1288;
#line 141 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1290;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1291;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1290), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1292;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1293;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1294;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1295;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1296;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1297;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1293), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1298;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1294), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1299;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1300;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1296), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1301;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1297), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1302;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1298), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1303;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1299), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1304;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1300), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1305;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1301), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1306;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1302), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1307;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1303), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1308;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1304), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1309;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1305), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1310;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1306), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1311;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1307), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1308), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1313;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1309), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1314;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1310), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1315;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1311), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1316;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1312), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1317;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1313), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1318;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1314), "f"(s_64));
                    f32 t1319;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1315), "f"(t1316));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1320;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1317), "f"(t1318));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1321;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1319), "f"(t1320));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1322;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1322) : "f"(t1321));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1321), "f"(t1322));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1324;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1324) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1324));
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1327 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1327;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1329 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 t1330;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1330) : "f"(old_4), "f"(scale_log2), "f"(t1329));
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1330));
#line 145 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1332 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1333 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1333));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1335;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1335;
                    const f32 t1336 = t1332 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1337 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1337));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1339;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1339;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1340 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1340));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1342;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1342;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1343 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1343));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1345;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1345;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1346 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1346));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1348;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1348;
                    const f32 t1349 = t1336 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1350 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1350));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1352;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1352) : "f"(exponent_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1352;
                    const f32 t1353 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1354 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1354));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1356;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1356) : "f"(exponent_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1356;
                    const f32 t1357 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1358 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1358));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1360;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1360) : "f"(exponent_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1360;
                    const f32 t1361 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1362 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1362));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1364;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1364) : "f"(exponent_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1364;
                    const f32 t1365 = t1349 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1366 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1366));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1368;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1368) : "f"(exponent_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1368;
                    const f32 t1369 = t1353 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1370 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1370));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1372;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1372) : "f"(exponent_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1372;
                    const f32 t1373 = t1357 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1374 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1374));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1376;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1376) : "f"(exponent_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1376;
                    const f32 t1377 = t1361 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1378 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1378));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1380;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1380) : "f"(exponent_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1380;
                    const f32 t1381 = t1365 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1382 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1382));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1384;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1384) : "f"(exponent_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1384;
                    const f32 t1385 = t1369 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1386 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1386));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1388;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1388) : "f"(exponent_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1388;
                    const f32 t1389 = t1373 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1390 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1390));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1392;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1392) : "f"(exponent_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1392;
                    const f32 t1393 = t1377 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1394 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1394));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1396;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1396) : "f"(exponent_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1396;
                    const f32 t1397 = t1381 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1398 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1398));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1400;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1400) : "f"(exponent_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1400;
                    const f32 t1401 = t1385 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1402 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1402));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1404;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1404) : "f"(exponent_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1404;
                    const f32 t1405 = t1389 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1406 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1406));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1408;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1408) : "f"(exponent_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1408;
                    const f32 t1409 = t1393 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1410 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1410));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1412;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1412) : "f"(exponent_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1412;
                    const f32 t1413 = t1397 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1414 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1414));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1416;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1416) : "f"(exponent_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1416;
                    const f32 t1417 = t1401 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1418 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1418));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1420;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1420) : "f"(exponent_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1420;
                    const f32 t1421 = t1405 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1422 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1422));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1424;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1424) : "f"(exponent_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1424;
                    const f32 t1425 = t1409 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1426 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1426));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1428;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1428) : "f"(exponent_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1428;
                    const f32 t1429 = t1413 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1430 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1430));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1432;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1432) : "f"(exponent_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1432;
                    const f32 t1433 = t1417 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1434 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1434));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1436) : "f"(exponent_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1436;
                    const f32 t1437 = t1421 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1438 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1438));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1440) : "f"(exponent_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1440;
                    const f32 t1441 = t1425 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1442 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1442));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1444) : "f"(exponent_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1444;
                    const f32 t1445 = t1429 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1446 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1446));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(exponent_126));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1448;
                    const f32 t1449 = t1433 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1450 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1450));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(exponent_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1452;
                    const f32 t1453 = t1437 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1454 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1454));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1456) : "f"(exponent_128));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1456;
                    const f32 t1457 = t1441 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1458 = t1445 + t1449;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1459 = t1453 + t1457;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1460 = t1458 + t1459;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1460;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                    const u32 t1461 = i_4 - 1u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1462 = passed_2 + t1461;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = t1462 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1464 = t1463 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1464 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t10 + t1465;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1467 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1467) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1466) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1468 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1469 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1470 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1471 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1472 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1473 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1474 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1475 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1476 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1499;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1500;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1500) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1501;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1502;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1503;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1504;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1505;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1506;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1507;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1507) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1508;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1508) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1509;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1510;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1511;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1512;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1512) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1513;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1513) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1514;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1515;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1516;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1517;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1518;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1519;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1520;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1521;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1522;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1523;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1524;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1525;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1526;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1527;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1531;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1500;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1501;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1502;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1503;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1504;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1505;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1506;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1507;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1508;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1509;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1510;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1511;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1512;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1513;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1514;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1515;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1516;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1517;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1518;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1519;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1520;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1521;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1522;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1523;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1524;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1525;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1526;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1527;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1528;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1529;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1530;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1531;
                }
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1532 = t445 & 3u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1533 = t1532 + 16u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1534 = t1533 << 3u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1535 = t10 + t1534;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1536 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1536) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1535) : "memory");
                }
#line 237 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1537 = end_4 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1538 = passed_2 + t1537;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1539 = t1538 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1540 = t1539 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1541 = t1540 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1542 = t10 + t1541;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1543 = t1538 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1544 = t1543 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1542), "r"(t1544) : "memory");
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
                const u32 t1545 = t1538 % 3u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1546 = t1545 << 14u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1547 = t9 + t1546;
                const u32 t1548 = t1547 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1549 = t1548 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1550 = (u64)t1549;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1551 = t1550 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1551) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1552 = t1548 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1553 = (u64)t1552;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1554 = t1553 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1554) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1555 = t1548 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1556 = (u64)t1555;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1557 = t1556 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1557) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1558 = t1548 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1559 = (u64)t1558;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1560 = t1559 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1560) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1561 = t1548 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1562 = (u64)t1561;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1563 = t1562 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1563) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1564 = t1548 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1565 = (u64)t1564;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1566 = t1565 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1566) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1567 = t1548 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1568 = (u64)t1567;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1569 = t1568 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1569) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1570 = t1548 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1571 = (u64)t1570;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1572 = t1571 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1572) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1573 = end_4 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1574 = passed_2 + t1573;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t1575 = index_3 == 0u;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1575) {
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1576 = t1574 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1577 = t1576 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1578 = t1577 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1579 = t10 + t1578;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1580 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1580) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1579) : "memory");
                    }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1581 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1581) : "memory");
                }
#line 105 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_4;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1583;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1583) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1583;
                f32 t1585;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1585) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1586 = pair_5 + t1585;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1586;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1587;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1587) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1587;
                f32 t1589;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1589) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1590 = pair_6 + t1589;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1590;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1591 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1592;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1591 ? 0.0f : t1592;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1594 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1594;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1595;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1596 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1596;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1597 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1597;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1598 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1598;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1599;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1600 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1600;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1601 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1601;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1602 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1602;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1603;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1604 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1604;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1605 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1605;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1606 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1606;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1607;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1608 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1608;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1609;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1610 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1611;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1611) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1610 ? 0.0f : t1611;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1613;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1614 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1614;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1615 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1615;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1616 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1616;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1617;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1618 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1618;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1619 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1619;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1620 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1620;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1621 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1621;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1622 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1622;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1623;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1624 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1624;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1625 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1625;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1626 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1626;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1627;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1628 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1628;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1629 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1629) : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1630 = end_4 - 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1631 = passed_2 + t1630;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1632 = t1631 % 3u;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const bool t1633 = index_3 == 0u;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1634 = t1633 ? t8 : t9;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1635 = t1632 << 14u;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 base = t1634 + t1635;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1637;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1638;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1639;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1640;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1641;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1643;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1644;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1645;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1646;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1647;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1648;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1649;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1651;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1652;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1653 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1654 = t406 + t1653;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1655 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1656 = t1654 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1657 = t1655 ^ t1656;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1658 = t1654 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1659 = t1657 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1660 = t1658 + t1659;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1661 = base + t1660;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1661), "r"(t1637), "r"(t1638), "r"(t1639), "r"(t1640) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1662 = t1660 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1663 = base + t1662;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1663), "r"(t1641), "r"(t1642), "r"(t1643), "r"(t1644) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1664 = t1660 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1665 = base + t1664;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1665), "r"(t1645), "r"(t1646), "r"(t1647), "r"(t1648) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1666 = t1660 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1667 = base + t1666;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1667), "r"(t1649), "r"(t1650), "r"(t1651), "r"(t1652) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1668 = t418 + t407;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1668 + t406;
                const bool t1670 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1670) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1671 = 1073741824u - t430;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1672 = t1671 + first_row;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1673 = t424 + t430;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1674 = t406 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1675 = base + t1674;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t1675), "l"(o), "r"(0u), "r"(index_4), "r"(t1672), "r"(t1673), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1676 = end_4 - 1u;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1677 = passed_2 + t1676;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 last_3 = t1677 % 3u;
                    const u32 t1679 = last_3 + 3u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1680 = t1679 << 3u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1681 = t10 + t1680;
                    const u32 t1682 = last_3 + 9u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1683 = t1682 << 3u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1684 = t10 + t1683;
                    const bool t1685 = index_3 == 0u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1685) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1681) : "memory");
                    } else {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1684) : "memory");
                    }
                }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1686 = 0ull * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1687 = t1686 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1688 = lse + t1687;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1689 = (u64)index_4;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1690 = t1689 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1691 = t1690 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1692 = t1688 + t1691;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1693 = (u64)t424;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1694 = t1693 * lse_stride2;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1695 = t1694 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1696 = t1692 + t1695;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1697 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1698 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1699 = t1698 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1699) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1700 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1700;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t430;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1703 = (u64)row * t1697;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1704 = t1703 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1705 = t1696 + t1704;
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1706;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1706) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1707) : "f"(row_max), "f"(scale_log2), "f"(t1706));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t1707 * 0.6931472f;
                        const bool t1709 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1710 = t1709 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1705), "f"(t1710) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1711 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1712 = first_row + t1711;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t1712 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t430;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t1715 = (u64)row_2 * t1697;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1716 = t1715 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1717 = t1696 + t1716;
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1718;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1718) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1719) : "f"(row_max_2), "f"(scale_log2), "f"(t1718));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t1719 * 0.6931472f;
                        const bool t1721 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1722 = t1721 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1717), "f"(t1722) : "memory");
                    }
                }
            } else {
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 queries = t445 & 3u;
                const u32 t1724 = queries + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1725 = t1724 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1726 = t10 + t1725;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1727 = t445 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1728 = t1727 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1726), "r"(t1728) : "memory");
                const u32 t1729 = queries + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1730 = t1729 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1731 = t10 + t1730;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1732 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1732) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1731) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1733 = end_4 - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 last_4 = passed_2 + t1733;
                #pragma unroll 1
                for (u32 i_5 = passed_2; i_5 < last_4; i_5 += 1u) {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1735 = i_5 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1736 = t1735 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1737 = t10 + t1736;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1738 = i_5 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1739 = t1738 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1737), "r"(t1739) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1740 = i_5 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1741 = t1740 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1742 = t1741 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1743 = t10 + t1742;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1744 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1744) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1743) : "memory");
                    }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1745 = i_5 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1746 = t1745 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1747 = t1746 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t10 + t1747;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1749 = i_5 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = t1749 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1748), "r"(t1750) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = i_5 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1752 = t1751 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1753 = t1752 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1754 = t10 + t1753;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1755 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1755) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1754) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1756 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1756) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1757 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1758 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1757 ? 0u : t1758;
                    const u32 t1760 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1760) : "memory");
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1761 = last_4 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1762 = t1761 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1763 = t10 + t1762;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1764 = last_4 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1765 = t1764 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1763), "r"(t1765) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1766 = last_4 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1767 = t1766 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1768 = t1767 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = t10 + t1768;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1770 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1770) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1769) : "memory");
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = last_4 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t1771 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t1772 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t10 + t1773;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = last_4 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = t1775 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1774), "r"(t1776) : "memory");
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1777 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1777) : "memory");
#line 72 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1778 = 4u - index_3;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1778) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1779 = last_4 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = t1779 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = t1780 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = t10 + t1781;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1783 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1783) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1782) : "memory");
                }
            }
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1784 = passed_2 + end_4;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t1784;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1785 = count_2 + 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t1785;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1786 = count_2 & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t1786) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1787 = t33 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1788;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1788) : "r"(t1787) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1789;
            asm("mov.b32 %0, %1;" : "=r"(t1789) : "f"(t1788));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1790;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1790) : "r"(t1789));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1790;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1792 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1792) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1793 = lane == 0u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1793) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
