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
                u32 t45;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t45) : "r"(t44));
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
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t82) : "memory");
                    const u32 t87 = 1073741824u - t57;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t88 = t87 + t45;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t89 = t51 + t57;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
                const u32 t102 = t45 + 64u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = slot_2 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t104 = smem_1 + t103;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t105;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t105) : );
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t106 = t105 == 1u;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t106) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t101) : "memory");
                    const u32 t107 = 1073741824u - t57;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t108 = t107 + t102;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t109 = t51 + t57;
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t104), "l"(q), "r"(t101), "r"(0u), "r"(index), "r"(t108), "r"(t109), "r"(1073741824u) : "memory");
                }
#line 107 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t111 = slot_3 << 3u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
                const u32 t113 = slot_3 + 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t10 + t114;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = passed / 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 & 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t117 ^ 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t115), "r"(t118) : "memory");
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = end - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 << 7u;
                const u32 t121 = slot_3 << 14u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t8 + t121;
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t112) : "memory");
                    const u32 t125 = 1073741824u - t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t126 = t125 + t120;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t127 = t54 + t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t122), "l"(k), "r"(t112), "r"(0u), "r"(t71), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
                }
#line 107 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t129 = slot_4 + 6u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t10 + t130;
                const u32 t132 = slot_4 + 9u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = passed / 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 & 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 ^ 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t134), "r"(t137) : "memory");
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = end - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t138 << 7u;
                const u32 t140 = slot_4 << 14u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t9 + t140;
                u32 t142;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t142) : );
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t143 = t142 == 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t143) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t131) : "memory");
                    const u32 t144 = 1073741824u - t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t144 + t139;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t54 + t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t141), "l"(v), "r"(t131), "r"(0u), "r"(t71), "r"(t145), "r"(t146), "r"(1073741824u) : "memory");
                }
#line 39 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = passed + i;
#line 107 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t147 % 3u;
                    const u32 t149 = slot_5 << 3u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t10 + t149;
                    const u32 t151 = slot_5 + 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t10 + t152;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t147 / 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 & 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 ^ 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = end - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t157 - i;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 << 7u;
                    const u32 t160 = slot_5 << 14u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t8 + t160;
                    u32 t162;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t163 = t162 == 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t163) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t150) : "memory");
                        const u32 t164 = 1073741824u - t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t165 = t164 + t159;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t166 = t54 + t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t161), "l"(k), "r"(t150), "r"(0u), "r"(t71), "r"(t165), "r"(t166), "r"(1073741824u) : "memory");
                    }
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = passed + i;
#line 107 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t167 % 3u;
                    const u32 t169 = slot_6 + 6u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 << 3u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t10 + t170;
                    const u32 t172 = slot_6 + 9u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 << 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t10 + t173;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t167 / 3u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t175 & 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t176 ^ 1u;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t174), "r"(t177) : "memory");
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = end - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = t178 - i;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t179 << 7u;
                    const u32 t181 = slot_6 << 14u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t9 + t181;
                    u32 t183;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t184 = t183 == 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t184) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t171) : "memory");
                        const u32 t185 = 1073741824u - t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t186 = t185 + t180;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t187 = t54 + t60;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t204) : "memory");
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
                const u32 seq_q_2 = t210 - first_query;
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
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t285) : "memory");
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
                    const u32 seq_q_3 = t291 - first_query_2;
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
#line 116 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t305 = seq_q_3 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t305 >> 7u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t307 = seq_k_4 < least_2;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t307 ? tiles : 0u;
                    const bool t309 = least_2 == 0u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t310 = t309 ? 0u : reaching;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t310 < tiles ? t310 : tiles;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t312 = seq_q_3 + 127u;
#line 42 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t312 >> 7u;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t314 = seq_k_4 < most;
#line 58 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t314 ? tiles_2 : 0u;
                    const bool t316 = most == 0u;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t317 = t316 ? 0u : reaching_2;
#line 59 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_2 = t317 < tiles_2 ? t317 : tiles_2;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t319 = batch_3 < batch;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t320 = end_2 - first_3;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t319 ? t320 : 0u;
                    const u32 t322 = of_head_2 * heads;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t323;
                    asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(t322));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t324;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t324) : "f"(t323));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t325;
                    asm("mov.b32 %0, %1;" : "=r"(t325) : "f"(t324));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t326 = lane & 1u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t327 = t326 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t328 = t327 ? t325 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t329 = t322 + t328;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t330 = t322 + t325;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t331;
                    asm("mov.b32 %0, %1;" : "=f"(t331) : "r"(t330));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t332;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t332) : "f"(t331));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t333;
                    asm("mov.b32 %0, %1;" : "=r"(t333) : "f"(t332));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t334 = lane & 2u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t335 = t334 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t336 = t335 ? t333 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t337 = t329 + t336;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t338 = t330 + t333;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t339;
                    asm("mov.b32 %0, %1;" : "=f"(t339) : "r"(t338));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t340;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t340) : "f"(t339));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t341;
                    asm("mov.b32 %0, %1;" : "=r"(t341) : "f"(t340));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t342 = lane & 4u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t343 = t342 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t344 = t343 ? t341 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t345 = t337 + t344;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t346 = t338 + t341;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t347;
                    asm("mov.b32 %0, %1;" : "=f"(t347) : "r"(t346));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t348;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t348) : "f"(t347));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t349;
                    asm("mov.b32 %0, %1;" : "=r"(t349) : "f"(t348));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t350 = lane & 8u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t351 = t350 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t352 = t351 ? t349 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t353 = t345 + t352;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t354 = t346 + t349;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t355;
                    asm("mov.b32 %0, %1;" : "=f"(t355) : "r"(t354));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t356;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t356) : "f"(t355));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t357;
                    asm("mov.b32 %0, %1;" : "=r"(t357) : "f"(t356));
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t358 = lane & 16u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t359 = t358 != 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t360 = t359 ? t357 : 0u;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t361 = t353 + t360;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t362 = t354 + t357;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t363;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t363) : "r"(t362));
#line 39 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_3 = before + t363;
                    while (true) {
#line 40 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t365 = index_2 < end_3;
                        if (!t365) break;
                        const u32 t366 = index_2 - before;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t367 = t361 - t322;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t366 - t367;
                        const bool t369 = nth < t322;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t369) {
#line 132 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t371 = of_head_2 - 1u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t372 = t371 - from_last;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t373 = first_3 + t372;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t373 << 7u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t33 + 16u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t377;
                            asm("mov.b32 %0, %1;" : "=f"(t377) : "r"(words));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t377) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t378;
                            asm("mov.b32 %0, %1;" : "=f"(t378) : "r"(words_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t378) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t379;
                            asm("mov.b32 %0, %1;" : "=f"(t379) : "r"(batch_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t379) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t380;
                            asm("mov.b32 %0, %1;" : "=f"(t380) : "r"(first_query_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t380) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t381;
                            asm("mov.b32 %0, %1;" : "=f"(t381) : "r"(first_2));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t381) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t382;
                            asm("mov.b32 %0, %1;" : "=f"(t382) : "r"(seq_q_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t382) : "memory");
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t383;
                            asm("mov.b32 %0, %1;" : "=f"(t383) : "r"(seq_k_3));
#line 69 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t383) : "memory");
                        }
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t384;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t384) : );
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t385 = t384 == 1u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t385) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                        }
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t386 = round + 1u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = t386;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t387 = t33 + 8u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t388 = round & 1u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t389 = t388 ^ 1u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t387), "r"(t389) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t390 = lane == 0u;
                        u32 merged = 0u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t390) {
                            const u32 t391 = total - 1u;
#line 78 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t392;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t392) : "l"(claims), "r"(t391) : "memory");
#line 78 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t392;
                        } else {
                            merged = 0u;
                        }
#line 80 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t393 = gridDim.x;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t394;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t394) : "r"(claimed));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t395 = t393 + t394;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t395;
                    }
                    before = end_3;
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t398;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t398) : );
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t399 = t398 == 1u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t399) {
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t400 = t33 + 16u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t400), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t401;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t401) : );
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t402 = t401 == 1u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t402) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 62 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t404 = index_3 << 13u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t405 = t7 + t404;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t406 = warp & 3u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t407 = t406 << 4u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t408 = index_3 << 6u;
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
        const u32 t409 = count_2 & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t409) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t410 = t33 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t411;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t411) : "r"(t410) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t412;
        asm("mov.b32 %0, %1;" : "=r"(t412) : "f"(t411));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t413;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t413) : "r"(t412));
#line 65 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t413;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t414 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t414) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 67 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 87 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t415 = index_4 != 4294967295u;
            if (!t415) break;
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t417;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t417) : "r"(from_2) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t418;
            asm("mov.b32 %0, %1;" : "=r"(t418) : "f"(t417));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t419;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t419) : "r"(t418));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t420;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t420) : "r"(from_2) : "memory");
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t421;
            asm("mov.b32 %0, %1;" : "=r"(t421) : "f"(t420));
#line 103 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t422;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t422) : "r"(t421));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t423;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t423) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t424;
            asm("mov.b32 %0, %1;" : "=r"(t424) : "f"(t423));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t425;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t425) : "r"(t424));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t426;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t426) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t427;
            asm("mov.b32 %0, %1;" : "=r"(t427) : "f"(t426));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t428;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t428) : "r"(t427));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t429;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t429) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t430;
            asm("mov.b32 %0, %1;" : "=r"(t430) : "f"(t429));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t431;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t431) : "r"(t430));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t432;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t432) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t433;
            asm("mov.b32 %0, %1;" : "=r"(t433) : "f"(t432));
#line 104 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t434;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t434) : "r"(t433));
#line 112 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t435;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t435) : );
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t436 = t435 == 1u;
#line 113 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t436) {
                const u32 t437 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t437) : "memory");
            }
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t438 = t434 + 127u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t439 = t438 >> 7u;
#line 267 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_4 = t439 > 1u ? t439 : 1u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t441 = t434 >> 7u;
#line 269 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t441 < end_4 ? t441 : end_4;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t443 = end_4 - whole_2;
#line 274 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t444 = t443 < end_4 ? t443 : end_4;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t445 = count_2 << 1u;
#line 179 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t446 = t445 + index_3;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t447 = t419 + t408;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t448 = t447 < t431;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t448) {
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t449 = t446 & 3u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t450 = t449 + 12u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t451 = t450 << 3u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t452 = t10 + t451;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t453 = t446 >> 2u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t454 = t453 & 1u;
#line 192 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t452), "r"(t454) : "memory");
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t455 = passed_2 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t456 = t455 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t457 = t10 + t456;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t458 = passed_2 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t459 = t458 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t457), "r"(t459) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t460 = t446 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t461 = t460 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t462 = smem_1 + t461;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t463 = passed_2 % 3u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t464 = t463 << 14u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t465 = t8 + t464;
                const u32 t466 = t462 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t467 = t465 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t468 = t466 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t469 = (u64)t468;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t470 = t469 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t471 = t467 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t472 = (u64)t471;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t473 = t472 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t470), "l"(t473) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t474 = t466 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t475 = (u64)t474;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t476 = t475 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t477 = t467 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t478 = (u64)t477;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t479 = t478 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t476), "l"(t479) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t480 = t466 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t481 = (u64)t480;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t482 = t481 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t483 = t467 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t484 = (u64)t483;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t485 = t484 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t482), "l"(t485) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t486 = t466 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t487 = (u64)t486;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t488 = t487 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t489 = t467 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t490 = (u64)t489;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t491 = t490 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t488), "l"(t491) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 197 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool last = 1u == end_4;
                const bool second = index_3 != 0u;
                const bool t494 = !last;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t495 = t494 | second;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t495) {
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t496 = passed_2 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t497 = t496 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t498 = t497 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t499 = t10 + t498;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t500 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t500) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t499) : "memory");
                    }
                }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t501 = last & second;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t501) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t502 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t502) : "memory");
                }
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t503 = t444 != 0u;
#line 313 "fa-kernels/src/attention/kernel_problem.rs"
                if (t503) {
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t504 = end_4 - 1u;
#line 338 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t504 << 7u;
                    const u32 t506 = t419 + t408;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t506 + t407;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 t508 = lane & 3u;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 t509 = t508 << 1u;
#line 30 "fa-kernels/src/attention/mask.rs"
                    const u32 column = first_key + t509;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t511 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t512 = first_query_3 + t511;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 t513 = t434 > column ? t434 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t513 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t516 = visible ? s : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s = t516;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t518 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_2 = t518;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t520 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_5 = t520;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t522 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_6 = t522;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t524 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_9 = t524;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t526 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_10 = t526;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t528 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_13 = t528;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t530 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_14 = t530;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t532 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_17 = t532;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t534 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_18 = t534;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t536 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_21 = t536;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t538 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_22 = t538;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t540 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_25 = t540;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t542 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_26 = t542;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t544 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_29 = t544;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t546 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_30 = t546;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 64u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t548 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_33 = t548;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 65u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t550 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_34 = t550;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 72u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t552 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_37 = t552;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 73u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t554 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_38 = t554;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 80u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t556 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_41 = t556;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 81u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t558 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_42 = t558;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 88u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t560 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_45 = t560;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 89u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t562 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_46 = t562;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 96u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t564 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_49 = t564;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 97u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t566 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_50 = t566;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 104u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t568 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_53 = t568;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 105u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t570 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_54 = t570;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 112u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t572 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_57 = t572;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 113u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t574 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_58 = t574;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 120u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t576 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_61 = t576;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 121u < end_5;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t578 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_62 = t578;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t579 = lane >> 2u;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t580 = first_query_3 + t579;
#line 25 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t581 = t580 + 8u;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 t582 = t434 > column ? t434 : column;
#line 65 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t582 - column;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t585 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_3 = t585;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 1u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t587 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_4 = t587;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t589 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_7 = t589;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 9u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t591 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_8 = t591;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 16u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t593 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_11 = t593;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 17u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t595 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_12 = t595;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 24u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t597 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_15 = t597;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 25u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t599 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_16 = t599;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 32u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t601 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_19 = t601;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 33u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t603 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_20 = t603;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 40u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t605 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_23 = t605;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 41u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t607 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_24 = t607;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 48u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t609 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_27 = t609;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 49u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t611 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_28 = t611;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 56u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t613 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_31 = t613;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 57u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t615 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_32 = t615;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 64u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t617 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_35 = t617;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 65u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t619 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_36 = t619;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 72u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t621 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_39 = t621;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 73u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t623 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_40 = t623;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 80u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t625 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_43 = t625;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 81u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t627 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_44 = t627;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 88u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t629 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_47 = t629;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 89u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t631 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_48 = t631;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 96u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t633 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_51 = t633;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 97u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t635 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_52 = t635;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 104u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t637 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_55 = t637;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 105u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t639 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_56 = t639;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 112u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t641 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_59 = t641;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 113u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t643 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_60 = t643;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 120u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t645 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_63 = t645;
#line 54 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 121u < end_6;
#line 45 "fa-kernels/src/attention/mask.rs"
                    const f32 t647 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 45 "fa-kernels/src/attention/mask.rs"
                    s_64 = t647;
                }
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t649;
                asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t650;
                asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t649), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t651;
                asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t652;
                asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t653;
                asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t654;
                asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t650), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t655;
                asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t651), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t656;
                asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t652), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t657;
                asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t658;
                asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t660;
                asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t661;
                asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t662;
                asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t663;
                asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t665;
                asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t666;
                asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t667;
                asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t668;
                asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t669;
                asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t665), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t670;
                asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t666), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t667), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t672;
                asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t668), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t673;
                asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t669), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t670), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t675;
                asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t671), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t676;
                asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t672), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t677;
                asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(t673), "f"(s_62));
                f32 t678;
                asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t674), "f"(t675));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t679;
                asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t676), "f"(t677));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t680;
                asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t678), "f"(t679));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t681;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t681) : "f"(t680));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t680), "f"(t681));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t683;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t683) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t683));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t686 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t686;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t688 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t689) : "f"(old), "f"(scale_log2), "f"(t688));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t689));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t691 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t692 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t692));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t694;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t694;
                const f32 t695 = t691 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t696 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t696));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t698;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t698;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t699 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t699));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t701;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t701;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t702 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t702));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t704;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t704;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t705 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t705));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t707;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t707;
                const f32 t708 = t695 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t709 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t709));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t711;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t711;
                const f32 t712 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t713 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t713));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t715;
                const f32 t716 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t717 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t717));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t719;
                const f32 t720 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t721 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t721));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t723;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t723;
                const f32 t724 = t708 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t725 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t725));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t727;
                const f32 t728 = t712 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t729 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t729));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t731;
                const f32 t732 = t716 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t733 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t733));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t735;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t735;
                const f32 t736 = t720 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t737 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t737));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t739;
                const f32 t740 = t724 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t741 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t741));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t743;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t743;
                const f32 t744 = t728 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t745 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t745));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t747;
                const f32 t748 = t732 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t749 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t749));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t751;
                const f32 t752 = t736 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t753 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t753));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_33 = t755;
                const f32 t756 = t740 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t757 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t757));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_34 = t759;
                const f32 t760 = t744 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t761 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t761));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_37 = t763;
                const f32 t764 = t748 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t765 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t765));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_38 = t767;
                const f32 t768 = t752 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t769 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t769));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t771;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_41 = t771;
                const f32 t772 = t756 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t773 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t773));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_42 = t775;
                const f32 t776 = t760 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t777 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t777));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_45 = t779;
                const f32 t780 = t764 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t781 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t781));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_46 = t783;
                const f32 t784 = t768 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t785 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t785));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_49 = t787;
                const f32 t788 = t772 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t789 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t789));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_50 = t791;
                const f32 t792 = t776 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t793 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t793));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t795;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_53 = t795;
                const f32 t796 = t780 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t797 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t797));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t799;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_54 = t799;
                const f32 t800 = t784 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t801 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t801));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_57 = t803;
                const f32 t804 = t788 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t805 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t805));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_58 = t807;
                const f32 t808 = t792 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t809 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t809));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_61 = t811;
                const f32 t812 = t796 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t813 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t813));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t815;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_62 = t815;
                const f32 t816 = t800 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t817 = t804 + t808;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t818 = t812 + t816;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t819 = t817 + t818;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t819;
#line 141 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t821;
                asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t822;
                asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t821), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t823;
                asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t824;
                asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t825;
                asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t826;
                asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t827;
                asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t828;
                asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t829;
                asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t830;
                asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t831;
                asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t832;
                asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t833;
                asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t834;
                asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t835;
                asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t836;
                asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t837;
                asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t838;
                asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t839;
                asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t840;
                asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t841;
                asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t842;
                asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t843;
                asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t844;
                asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t840), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t845;
                asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t841), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t846;
                asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t842), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t847;
                asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t843), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t848;
                asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t844), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t849;
                asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t845), "f"(s_64));
                f32 t850;
                asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(t846), "f"(t847));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t851;
                asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t848), "f"(t849));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t852;
                asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(t850), "f"(t851));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t853;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t853) : "f"(t852));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t852), "f"(t853));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t855;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t855) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t855));
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t858 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t858;
#line 144 "fa-kernels/src/attention/softmax.rs"
                const f32 t860 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 t861;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t861) : "f"(old_2), "f"(scale_log2), "f"(t860));
#line 144 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t861));
#line 145 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t863 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t864 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t864));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t866;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t866) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t866;
                const f32 t867 = t863 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t868 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t868));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t870;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t870;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t871 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t871));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t873;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t874 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t874));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t876;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t876) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t876;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t877 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t877));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t879;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t879;
                const f32 t880 = t867 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t881 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t881));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t883;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t883;
                const f32 t884 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t885 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t885));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t887;
                const f32 t888 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t889 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t889));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t891;
                const f32 t892 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t893 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t893));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t895;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t895;
                const f32 t896 = t880 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t897 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t897));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t899;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t899;
                const f32 t900 = t884 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t901 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t901));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t903;
                const f32 t904 = t888 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t905 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t905));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t907;
                const f32 t908 = t892 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t909 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t909));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t911;
                const f32 t912 = t896 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t913 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t913));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t915;
                const f32 t916 = t900 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t917 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t917));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t919;
                const f32 t920 = t904 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t921 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t921));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t923;
                const f32 t924 = t908 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t925 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t925));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t927) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_35 = t927;
                const f32 t928 = t912 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t929 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t929));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_36 = t931;
                const f32 t932 = t916 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t933 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t933));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_39 = t935;
                const f32 t936 = t920 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t937 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t937));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_40 = t939;
                const f32 t940 = t924 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t941 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t941));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t943;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_43 = t943;
                const f32 t944 = t928 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t945 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t945));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_44 = t947;
                const f32 t948 = t932 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t949 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t949));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t951;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_47 = t951;
                const f32 t952 = t936 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t953 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t953));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_48 = t955;
                const f32 t956 = t940 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t957 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t957));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t959;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_51 = t959;
                const f32 t960 = t944 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t961 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t961));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t963;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_52 = t963;
                const f32 t964 = t948 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t965 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t965));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_55 = t967;
                const f32 t968 = t952 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t969 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t969));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_56 = t971;
                const f32 t972 = t956 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t973 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t973));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_59 = t975;
                const f32 t976 = t960 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t977 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t977));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_60 = t979;
                const f32 t980 = t964 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t981 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t981));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t983;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_63 = t983;
                const f32 t984 = t968 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t985 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t985));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t987;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_64 = t987;
                const f32 t988 = t972 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t989 = t976 + t980;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t990 = t984 + t988;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t991 = t989 + t990;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t991;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t992;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s), "f"(s_2));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t993;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_3), "f"(s_4));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t994;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_5), "f"(s_6));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t995;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_7), "f"(s_8));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t996;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_9), "f"(s_10));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t997;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_11), "f"(s_12));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t998;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_13), "f"(s_14));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t999;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_15), "f"(s_16));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1000;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_17), "f"(s_18));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1001;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_19), "f"(s_20));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1002;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_21), "f"(s_22));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1003;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_23), "f"(s_24));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1004;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_25), "f"(s_26));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1005;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_27), "f"(s_28));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1006;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_29), "f"(s_30));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1007;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_31), "f"(s_32));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1008;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_33), "f"(s_34));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1009;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_35), "f"(s_36));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1010;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_37), "f"(s_38));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1011;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_39), "f"(s_40));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1012;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_41), "f"(s_42));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1013;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_43), "f"(s_44));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1014;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_45), "f"(s_46));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1015;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(s_47), "f"(s_48));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1016;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(s_49), "f"(s_50));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1017;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(s_51), "f"(s_52));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1018;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(s_53), "f"(s_54));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1019;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(s_55), "f"(s_56));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1020;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(s_57), "f"(s_58));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1021;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(s_59), "f"(s_60));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1022;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(s_61), "f"(s_62));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1023;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t992;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t993;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t994;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t995;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t996;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t997;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t998;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t999;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1000;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1001;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1002;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1003;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1004;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1005;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1006;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1007;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1008;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1009;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1010;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1011;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1012;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1013;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1014;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1015;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1016;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1017;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1018;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1019;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1020;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1021;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1022;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1023;
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
                const u32 masked_right = t444 > 1u ? t444 : 1u;
                const u32 masked_left = end_4 > masked_right ? end_4 : masked_right;
#line 222 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < end_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1026 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1026) : "memory");
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1027 = passed_2 + i_4;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1028 = t1027 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1029 = t1028 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1030 = t10 + t1029;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1031 = t1027 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1032 = t1031 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1030), "r"(t1032) : "memory");
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1033 = t446 & 3u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1034 = t1033 << 13u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1035 = smem_1 + t1034;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1036 = t1027 % 3u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1037 = t1036 << 14u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1038 = t8 + t1037;
                    const u32 t1039 = t1035 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1040 = t1038 >> 4u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1041 = t1039 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1042 = (u64)t1041;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1043 = t1042 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1044 = t1040 + 65536u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1045 = (u64)t1044;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1046 = t1045 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "=f"(s), "=f"(s_2), "=f"(s_3), "=f"(s_4), "=f"(s_5), "=f"(s_6), "=f"(s_7), "=f"(s_8), "=f"(s_9), "=f"(s_10), "=f"(s_11), "=f"(s_12), "=f"(s_13), "=f"(s_14), "=f"(s_15), "=f"(s_16), "=f"(s_17), "=f"(s_18), "=f"(s_19), "=f"(s_20), "=f"(s_21), "=f"(s_22), "=f"(s_23), "=f"(s_24), "=f"(s_25), "=f"(s_26), "=f"(s_27), "=f"(s_28), "=f"(s_29), "=f"(s_30), "=f"(s_31), "=f"(s_32), "=f"(s_33), "=f"(s_34), "=f"(s_35), "=f"(s_36), "=f"(s_37), "=f"(s_38), "=f"(s_39), "=f"(s_40), "=f"(s_41), "=f"(s_42), "=f"(s_43), "=f"(s_44), "=f"(s_45), "=f"(s_46), "=f"(s_47), "=f"(s_48), "=f"(s_49), "=f"(s_50), "=f"(s_51), "=f"(s_52), "=f"(s_53), "=f"(s_54), "=f"(s_55), "=f"(s_56), "=f"(s_57), "=f"(s_58), "=f"(s_59), "=f"(s_60), "=f"(s_61), "=f"(s_62), "=f"(s_63), "=f"(s_64) : "l"(t1043), "l"(t1046) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1047 = t1039 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1048 = (u64)t1047;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1049 = t1048 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1050 = t1040 + 65538u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1051 = (u64)t1050;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1052 = t1051 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1049), "l"(t1052) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1053 = t1039 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1054 = (u64)t1053;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1055 = t1054 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1056 = t1040 + 65540u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1057 = (u64)t1056;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1058 = t1057 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1055), "l"(t1058) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1059 = t1039 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1060 = (u64)t1059;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1061 = t1060 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1062 = t1040 + 65542u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1063 = (u64)t1062;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1064 = t1063 + 4611686293305294848ull;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) : "l"(t1061), "l"(t1064) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1065 = i_4 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1066 = passed_2 + t1065;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1067 = t1066 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1068 = t1067 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1069 = t1068 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1070 = t10 + t1069;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1071 = t1066 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1072 = t1071 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1070), "r"(t1072) : "memory");
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
                    const u32 t1073 = t1066 % 3u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1074 = t1073 << 14u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1075 = t9 + t1074;
                    const u32 t1076 = t1075 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1077 = t1076 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1078 = (u64)t1077;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1079 = t1078 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1079) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1080 = t1076 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1081 = (u64)t1080;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1082 = t1081 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1082) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1083 = t1076 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1084 = (u64)t1083;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1085 = t1084 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1085) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1086 = t1076 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1087 = (u64)t1086;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1088 = t1087 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1088) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1089 = t1076 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1090 = (u64)t1089;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1091 = t1090 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1091) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1092 = t1076 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1093 = (u64)t1092;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1094 = t1093 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1094) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1095 = t1076 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1096 = (u64)t1095;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1097 = t1096 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1097) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1098 = t1076 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1099 = (u64)t1098;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1100 = t1099 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1100) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1101 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1102 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1101 ? 0u : t1102;
                    const u32 t1104 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1104) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1105 = passed_2 + i_4;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1106 = i_4 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_2 = t1106 == end_4;
                    const bool second_2 = index_3 != 0u;
                    const bool t1109 = !last_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1110 = t1109 | second_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1110) {
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1111 = t1105 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1112 = t1111 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1113 = t1112 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1114 = t10 + t1113;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1115 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1115) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1114) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1116 = last_2 & second_2;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1116) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1117 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1117) : "memory");
                    }
#line 141 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1119;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1119) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1120;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1120) : "f"(t1119), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1121;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1121) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1122;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1122) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1123;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1123) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1124;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1124) : "f"(t1120), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1125;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1125) : "f"(t1121), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1126;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1126) : "f"(t1122), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1127;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1127) : "f"(t1123), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1128;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1128) : "f"(t1124), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1129;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1129) : "f"(t1125), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1130;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1130) : "f"(t1126), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1131;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1131) : "f"(t1127), "f"(s_30));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1132;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(t1128), "f"(s_33));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1133;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(t1129), "f"(s_34));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1134;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(t1130), "f"(s_37));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1135;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1131), "f"(s_38));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1136;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1132), "f"(s_41));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1137;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1133), "f"(s_42));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1138;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1134), "f"(s_45));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1139;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1135), "f"(s_46));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1140;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1136), "f"(s_49));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1141;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1137), "f"(s_50));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1142;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1138), "f"(s_53));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1143;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1139), "f"(s_54));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1144;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1140), "f"(s_57));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1145;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1141), "f"(s_58));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1146;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1142), "f"(s_61));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1147;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1143), "f"(s_62));
                    f32 t1148;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1144), "f"(t1145));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1149;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1146), "f"(t1147));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1150;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1148), "f"(t1149));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1151;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1151) : "f"(t1150));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1150), "f"(t1151));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1153;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1153) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1153));
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1156 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1156;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1158 = -reference_3;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 t1159;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1159) : "f"(old_3), "f"(scale_log2), "f"(t1158));
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1159));
#line 145 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_3;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1161 = row_sum * rescale_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1162 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1162));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1164;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1164) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s = t1164;
                    const f32 t1165 = t1161 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1166 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1166));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1168;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1168;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1169 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1169));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1171;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1171) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1171;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1172 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1172));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1174;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1174;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1175 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1175));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1177;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1177;
                    const f32 t1178 = t1165 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1179 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1179));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1181;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1181;
                    const f32 t1182 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1183 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1183));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1185;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1185;
                    const f32 t1186 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1187 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1187));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1189;
                    const f32 t1190 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1191 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1191));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1193;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1193;
                    const f32 t1194 = t1178 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1195 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1195));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1197;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1197;
                    const f32 t1198 = t1182 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1199 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1199));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1201;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1201;
                    const f32 t1202 = t1186 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1203 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1203));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1205;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1205;
                    const f32 t1206 = t1190 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1207 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1207));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1209;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1209;
                    const f32 t1210 = t1194 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1211 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1211));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1213;
                    const f32 t1214 = t1198 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1215 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1215));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1217;
                    const f32 t1218 = t1202 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1219 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1219));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1221;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1221;
                    const f32 t1222 = t1206 + s_30;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1223 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1223));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1225;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1225;
                    const f32 t1226 = t1210 + s_33;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1227 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1227));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1229;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1229;
                    const f32 t1230 = t1214 + s_34;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1231 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1231));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1233;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1233;
                    const f32 t1234 = t1218 + s_37;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1235 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1235));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1237;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1237;
                    const f32 t1238 = t1222 + s_38;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1239 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1239));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1241;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1241;
                    const f32 t1242 = t1226 + s_41;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1243 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1243));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1245;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1245;
                    const f32 t1246 = t1230 + s_42;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1247 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1247));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1249;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1249;
                    const f32 t1250 = t1234 + s_45;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1251 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1251));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1253;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1253;
                    const f32 t1254 = t1238 + s_46;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1255 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1255));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1257;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1257;
                    const f32 t1258 = t1242 + s_49;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1259 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1259));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1261;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1261;
                    const f32 t1262 = t1246 + s_50;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1263 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1263));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1265;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1265;
                    const f32 t1266 = t1250 + s_53;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1267 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1267));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1269;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1269;
                    const f32 t1270 = t1254 + s_54;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1271 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1271));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1273;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1273;
                    const f32 t1274 = t1258 + s_57;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1275 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1275));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1277;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1277;
                    const f32 t1278 = t1262 + s_58;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1279 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1279));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1281;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1281;
                    const f32 t1282 = t1266 + s_61;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1283 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1283));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1285;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1285;
                    const f32 t1286 = t1270 + s_62;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1287 = t1274 + t1278;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1288 = t1282 + t1286;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1289 = t1287 + t1288;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1289;
#line 141 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1291;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1292;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1291), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1293;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1294;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1295;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1296;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1297;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1293), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1298;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1294), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1299;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1300;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1296), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1301;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1297), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1302;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1298), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1303;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(t1299), "f"(s_32));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1304;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1300), "f"(s_35));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1305;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1301), "f"(s_36));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1306;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1302), "f"(s_39));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1307;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1303), "f"(s_40));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1308;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1304), "f"(s_43));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1309;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1305), "f"(s_44));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1310;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1306), "f"(s_47));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1311;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1307), "f"(s_48));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1308), "f"(s_51));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1313;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1309), "f"(s_52));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1314;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1310), "f"(s_55));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1315;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1311), "f"(s_56));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1316;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1312), "f"(s_59));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1317;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1313), "f"(s_60));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1318;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1314), "f"(s_63));
#line 163 "fa-kernels/src/attention/softmax.rs"
                    f32 t1319;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1315), "f"(s_64));
                    f32 t1320;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1316), "f"(t1317));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1321;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1318), "f"(t1319));
#line 165 "fa-kernels/src/attention/softmax.rs"
                    f32 t1322;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1320), "f"(t1321));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1323;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1323) : "f"(t1322));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1322), "f"(t1323));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1325;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1325) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1325));
#line 172 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1328 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1328;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1330 = -reference_4;
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 t1331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1331) : "f"(old_4), "f"(scale_log2), "f"(t1330));
#line 144 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1331));
#line 145 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_4;
#line 187 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1333 = row_sum_2 * rescale_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1334 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1334));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1336;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1336) : "f"(exponent_97));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1336;
                    const f32 t1337 = t1333 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1338 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1338));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1340;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1340) : "f"(exponent_98));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1340;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1341 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1341));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1343;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_99));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1343;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1344 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1344));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1346;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_100));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1346;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1347 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1347));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1349;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_101));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1349;
                    const f32 t1350 = t1337 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1351 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1351));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1353;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_102));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1353;
                    const f32 t1354 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1355 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1355));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1357;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_103));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1357;
                    const f32 t1358 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1359 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1359));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_104));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1361;
                    const f32 t1362 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1363 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1363));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1365;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_105));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1365;
                    const f32 t1366 = t1350 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1367 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1367));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1369;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_106));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1369;
                    const f32 t1370 = t1354 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1371 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1371));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1373;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_107));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1373;
                    const f32 t1374 = t1358 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1375 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1375));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1377;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_108));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1377;
                    const f32 t1378 = t1362 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1379 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1379));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1381;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_109));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1381;
                    const f32 t1382 = t1366 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1383 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1383));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1385;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_110));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1385;
                    const f32 t1386 = t1370 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1387 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1387));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1389;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_111));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1389;
                    const f32 t1390 = t1374 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1391 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1391));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1393;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_112));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1393;
                    const f32 t1394 = t1378 + s_32;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1395 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1395));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1397;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_113));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1397;
                    const f32 t1398 = t1382 + s_35;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1399 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1399));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1401;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_114));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1401;
                    const f32 t1402 = t1386 + s_36;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1403 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1403));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1405;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_115));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1405;
                    const f32 t1406 = t1390 + s_39;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1407 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1407));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_116));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1409;
                    const f32 t1410 = t1394 + s_40;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1411 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1411));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_117));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1413;
                    const f32 t1414 = t1398 + s_43;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1415 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1415));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_118));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1417;
                    const f32 t1418 = t1402 + s_44;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1419 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1419));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1421;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_119));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1421;
                    const f32 t1422 = t1406 + s_47;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1423 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1423));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_120));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1425;
                    const f32 t1426 = t1410 + s_48;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1427 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1427));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_121));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1429;
                    const f32 t1430 = t1414 + s_51;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1431 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1431));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_122));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1433;
                    const f32 t1434 = t1418 + s_52;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1435 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1435));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_123));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1437;
                    const f32 t1438 = t1422 + s_55;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1439 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1439));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_124));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1441;
                    const f32 t1442 = t1426 + s_56;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1443 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1443));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_125));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1445;
                    const f32 t1446 = t1430 + s_59;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1447 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1447));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_126));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1449;
                    const f32 t1450 = t1434 + s_60;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1451 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1451));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_127));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1453;
                    const f32 t1454 = t1438 + s_63;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1455 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1455));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_128));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1457;
                    const f32 t1458 = t1442 + s_64;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1459 = t1446 + t1450;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1460 = t1454 + t1458;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1461 = t1459 + t1460;
#line 193 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1461;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                    const u32 t1462 = i_4 - 1u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1463 = passed_2 + t1462;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1464 = t1463 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1465 = t1464 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1466 = t1465 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1467 = t10 + t1466;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1468 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1468) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1467) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1469 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1470 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1471 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1472 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1473 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1474 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1475 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1476 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1500 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1500;
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1501;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1501) : "f"(s), "f"(s_2));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1502;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(s_3), "f"(s_4));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1503;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(s_5), "f"(s_6));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1504;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(s_7), "f"(s_8));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1505;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(s_9), "f"(s_10));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1506;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1506) : "f"(s_11), "f"(s_12));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1507;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1507) : "f"(s_13), "f"(s_14));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1508;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1508) : "f"(s_15), "f"(s_16));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1509;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(s_17), "f"(s_18));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1510;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(s_19), "f"(s_20));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1511;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(s_21), "f"(s_22));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1512;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1512) : "f"(s_23), "f"(s_24));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1513;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1513) : "f"(s_25), "f"(s_26));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1514;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(s_27), "f"(s_28));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1515;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(s_29), "f"(s_30));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1516;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(s_31), "f"(s_32));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1517;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(s_33), "f"(s_34));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1518;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(s_35), "f"(s_36));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1519;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(s_37), "f"(s_38));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1520;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(s_39), "f"(s_40));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1521;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_41), "f"(s_42));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1522;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_43), "f"(s_44));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1523;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_45), "f"(s_46));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1524;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_47), "f"(s_48));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1525;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_49), "f"(s_50));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1526;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_51), "f"(s_52));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1527;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_53), "f"(s_54));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_55), "f"(s_56));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_57), "f"(s_58));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_59), "f"(s_60));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1531;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_61), "f"(s_62));
#line 91 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1532;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_63), "f"(s_64));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1501;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1502;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1503;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1504;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1505;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1506;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1507;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1508;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1509;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1510;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1511;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1512;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1513;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1514;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1515;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1516;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1517;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1518;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1519;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1520;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1521;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1522;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1523;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1524;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1525;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1526;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1527;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1528;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1529;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1530;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1531;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1532;
                }
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1533 = t446 & 3u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1534 = t1533 + 16u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1535 = t1534 << 3u;
#line 235 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1536 = t10 + t1535;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1537 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1537) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1536) : "memory");
                }
#line 237 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1538 = end_4 - 1u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1539 = passed_2 + t1538;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1540 = t1539 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1541 = t1540 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1542 = t1541 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1543 = t10 + t1542;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1544 = t1539 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1545 = t1544 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1543), "r"(t1545) : "memory");
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
                const u32 t1546 = t1539 % 3u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1547 = t1546 << 14u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1548 = t9 + t1547;
                const u32 t1549 = t1548 >> 4u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1550 = t1549 + 67108864u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1551 = (u64)t1550;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1552 = t1551 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1552) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1553 = t1549 + 67108992u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1554 = (u64)t1553;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1555 = t1554 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1555) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1556 = t1549 + 67109120u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1557 = (u64)t1556;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1558 = t1557 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1558) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1559 = t1549 + 67109248u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1560 = (u64)t1559;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1561 = t1560 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1561) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1562 = t1549 + 67109376u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1563 = (u64)t1562;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1564 = t1563 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1564) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1565 = t1549 + 67109504u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1566 = (u64)t1565;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1567 = t1566 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1567) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1568 = t1549 + 67109632u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1569 = (u64)t1568;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1570 = t1569 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1570) : "memory");
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1571 = t1549 + 67109760u;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1572 = (u64)t1571;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1573 = t1572 + 4611686293305294848ull;
#line 293 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1573) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1574 = end_4 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1575 = passed_2 + t1574;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t1576 = index_3 == 0u;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1576) {
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1577 = t1575 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1578 = t1577 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1579 = t1578 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1580 = t10 + t1579;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1581 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1581) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1580) : "memory");
                    }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1582 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1582) : "memory");
                }
#line 105 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_4;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1584;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1584) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1584;
                f32 t1586;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1586) : "f"(pair_5));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1587 = pair_5 + t1586;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1587;
#line 212 "fa-kernels/src/attention/softmax.rs"
                f32 t1588;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1588) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1588;
                f32 t1590;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1590) : "f"(pair_6));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1591 = pair_6 + t1590;
#line 213 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1591;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1592 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1593;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1592 ? 0.0f : t1593;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc = t1595;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1596 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1596;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1597 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1597;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1598 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1598;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1599;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1600 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1600;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1601 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1601;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1602 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1602;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1603;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1604 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1604;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1605 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1605;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1606 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1606;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1607;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1608 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1608;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1609;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1610 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1610;
#line 273 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1611 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
                f32 t1612;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1611 ? 0.0f : t1612;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1614 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1614;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1615 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1615;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1616 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1616;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1617;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1618 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1618;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1619 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1619;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1620 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1620;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1621 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1621;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1622 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1622;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1623;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1624 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1624;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1625 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1625;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1626 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1626;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1627;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1628 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1628;
#line 264 "fa-kernels/src/attention/softmax.rs"
                const f32 t1629 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1629;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1630 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1630) : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1631 = end_4 - 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1632 = passed_2 + t1631;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1633 = t1632 % 3u;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const bool t1634 = index_3 == 0u;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1635 = t1634 ? t8 : t9;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1636 = t1633 << 14u;
#line 283 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 base = t1635 + t1636;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1638;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1639;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1639) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1640;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1641;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1641) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1643;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1644;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1645;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1646;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1647;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1648;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1649;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1651;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1652;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1653;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1654 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1655 = t407 + t1654;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1656 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1657 = t1655 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1658 = t1656 ^ t1657;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1659 = t1655 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1660 = t1658 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1661 = t1659 + t1660;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1662 = base + t1661;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1662), "r"(t1638), "r"(t1639), "r"(t1640), "r"(t1641) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1663 = t1661 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1664 = base + t1663;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1664), "r"(t1642), "r"(t1643), "r"(t1644), "r"(t1645) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1665 = t1661 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1666 = base + t1665;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1666), "r"(t1646), "r"(t1647), "r"(t1648), "r"(t1649) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1667 = t1661 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1668 = base + t1667;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1668), "r"(t1650), "r"(t1651), "r"(t1652), "r"(t1653) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1669 = t419 + t408;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1669 + t407;
                const bool t1671 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1671) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1672 = 1073741824u - t431;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1673 = t1672 + first_row;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1674 = t425 + t431;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1675 = t407 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1676 = base + t1675;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t1676), "l"(o), "r"(0u), "r"(index_4), "r"(t1673), "r"(t1674), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1677 = end_4 - 1u;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1678 = passed_2 + t1677;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 last_3 = t1678 % 3u;
                    const u32 t1680 = last_3 + 3u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1681 = t1680 << 3u;
#line 131 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1682 = t10 + t1681;
                    const u32 t1683 = last_3 + 9u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1684 = t1683 << 3u;
#line 132 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1685 = t10 + t1684;
                    const bool t1686 = index_3 == 0u;
#line 133 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1686) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1682) : "memory");
                    } else {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1685) : "memory");
                    }
                }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1687 = 0ull * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1688 = t1687 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1689 = lse + t1688;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1690 = (u64)index_4;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1691 = t1690 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1692 = t1691 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1693 = t1689 + t1692;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1694 = (u64)t425;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1695 = t1694 * lse_stride2;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1696 = t1695 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1697 = t1693 + t1696;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1698 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1699 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1700 = t1699 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1700) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1701 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1701;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t431;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1704 = (u64)row * t1698;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1705 = t1704 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1706 = t1697 + t1705;
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1707;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1707) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1708) : "f"(row_max), "f"(scale_log2), "f"(t1707));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t1708 * 0.6931472f;
                        const bool t1710 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1711 = t1710 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1706), "f"(t1711) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1712 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1713 = first_row + t1712;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t1713 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t431;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t1716 = (u64)row_2 * t1698;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1717 = t1716 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1718 = t1697 + t1717;
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1719;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1719) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        f32 t1720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1720) : "f"(row_max_2), "f"(scale_log2), "f"(t1719));
#line 253 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t1720 * 0.6931472f;
                        const bool t1722 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1723 = t1722 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1718), "f"(t1723) : "memory");
                    }
                }
            } else {
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 queries = t446 & 3u;
                const u32 t1725 = queries + 12u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1726 = t1725 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1727 = t10 + t1726;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1728 = t446 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1729 = t1728 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1727), "r"(t1729) : "memory");
                const u32 t1730 = queries + 16u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1731 = t1730 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1732 = t10 + t1731;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1733 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1733) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1732) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1734 = end_4 - 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 last_4 = passed_2 + t1734;
                #pragma unroll 1
                for (u32 i_5 = passed_2; i_5 < last_4; i_5 += 1u) {
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1736 = i_5 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1737 = t1736 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1738 = t10 + t1737;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1739 = i_5 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1740 = t1739 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1738), "r"(t1740) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1741 = i_5 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1742 = t1741 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1743 = t1742 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1744 = t10 + t1743;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1745 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1745) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1744) : "memory");
                    }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1746 = i_5 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1747 = t1746 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t1747 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1749 = t10 + t1748;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = i_5 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = t1750 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1749), "r"(t1751) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1752 = i_5 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1753 = t1752 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1754 = t1753 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1755 = t10 + t1754;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1756 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1756) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1755) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1757 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1757) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1758 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1759 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1758 ? 0u : t1759;
                    const u32 t1761 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1761) : "memory");
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1762 = last_4 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1763 = t1762 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1764 = t10 + t1763;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1765 = last_4 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1766 = t1765 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1764), "r"(t1766) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1767 = last_4 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1768 = t1767 + 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = t1768 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1770 = t10 + t1769;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1771 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1771) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1770) : "memory");
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = last_4 % 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t1772 + 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t1773 << 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = t10 + t1774;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = last_4 / 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1776 & 1u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1775), "r"(t1777) : "memory");
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1778 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1778) : "memory");
#line 72 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1779 = 4u - index_3;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1779) : "memory");
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = last_4 % 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = t1780 + 9u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = t1781 << 3u;
#line 308 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t10 + t1782;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1784 = lane == 0u;
#line 313 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1784) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1783) : "memory");
                }
            }
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1785 = passed_2 + end_4;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t1785;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1786 = count_2 + 1u;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t1786;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1787 = count_2 & 1u;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t1787) : "memory");
#line 126 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1788 = t33 + 16u;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1789;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1789) : "r"(t1788) : "memory");
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1790;
            asm("mov.b32 %0, %1;" : "=r"(t1790) : "f"(t1789));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1791;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1791) : "r"(t1790));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1791;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1793 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1793) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1794 = lane == 0u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1794) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
