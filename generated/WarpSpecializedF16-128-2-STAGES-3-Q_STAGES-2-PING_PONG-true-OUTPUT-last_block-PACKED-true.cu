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
    const u32 t7 = smem_1 + 16384u;
    const u32 t8 = t7 + 16384u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 24;" :  :  : "memory");
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
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t61;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t61) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t62 = t61 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t62) {
                    const u32 t63 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t63) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t64 = t60 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t65 = t64 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t65 > 1u ? t65 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t67 = t60 >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t67 < end ? t67 : end;
                const u32 t69 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t69 < end ? t69 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t71 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t72 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t72 & 3u;
                const u32 t74 = slot + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t74 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t10 + t75;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t72 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t78 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t76), "r"(t79) : "memory");
                const u32 t80 = slot + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t80 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t10 + t81;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = slot << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = smem_1 + t83;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t82) : "memory");
                    const u32 t87 = 1073741824u - t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t88 = t87 + t45;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t89 = t51 + t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t84), "l"(q), "r"(t82), "r"(0u), "r"(index), "r"(t88), "r"(t89), "r"(1073741824u) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t90 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = t90 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t91 & 3u;
                const u32 t93 = slot_2 + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t10 + t94;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t91 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t97 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t95), "r"(t98) : "memory");
                const u32 t99 = slot_2 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t10 + t100;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t45 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = slot_2 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t104 = smem_1 + t103;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t105;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t105) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t106 = t105 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t106) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t101) : "memory");
                    const u32 t107 = 1073741824u - t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t108 = t107 + t102;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t109 = t51 + t57;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t104), "l"(q), "r"(t101), "r"(0u), "r"(index), "r"(t108), "r"(t109), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t111 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
                const u32 t113 = slot_3 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t10 + t114;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t117 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t115), "r"(t118) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t119 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t120 = t119 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = slot_3 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t8 + t121;
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t112) : "memory");
                    const u32 t125 = 1073741824u - t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t126 = t125 + t120;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t127 = t54 + t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t122), "l"(k), "r"(t112), "r"(0u), "r"(t71), "r"(t126), "r"(t127), "r"(1073741824u) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t129 = slot_4 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t10 + t130;
                const u32 t132 = slot_4 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t10 + t133;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = t136 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t134), "r"(t137) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t138 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t139 = t138 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = slot_4 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t9 + t140;
                u32 t142;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t142) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t143 = t142 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t143) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t131) : "memory");
                    const u32 t144 = 1073741824u - t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t144 + t139;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t54 + t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t141), "l"(v), "r"(t131), "r"(0u), "r"(t71), "r"(t145), "r"(t146), "r"(1073741824u) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t147 % 3u;
                    const u32 t149 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t10 + t149;
                    const u32 t151 = slot_5 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t10 + t152;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t147 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t155 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t153), "r"(t156) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t157 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t158 = t157 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t159 = t158 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = slot_5 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t8 + t160;
                    u32 t162;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t162) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t163 = t162 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t163) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t150) : "memory");
                        const u32 t164 = 1073741824u - t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t165 = t164 + t159;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t166 = t54 + t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t161), "l"(k), "r"(t150), "r"(0u), "r"(t71), "r"(t165), "r"(t166), "r"(1073741824u) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t167 % 3u;
                    const u32 t169 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t10 + t170;
                    const u32 t172 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t172 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = t10 + t173;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t167 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t175 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t176 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t174), "r"(t177) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t178 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t179 = t178 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t180 = t179 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t9 + t181;
                    u32 t183;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t183) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t184 = t183 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t184) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t171) : "memory");
                        const u32 t185 = 1073741824u - t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t186 = t185 + t180;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t187 = t54 + t60;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.5d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6, %7}], [%2];" :  : "r"(t182), "l"(v), "r"(t171), "r"(0u), "r"(t71), "r"(t186), "r"(t187), "r"(1073741824u) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t188 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t188;
                const u32 t189 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t189;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t190 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t190) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t191 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t192;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t192) : "r"(t191) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t193;
                asm("mov.b32 %0, %1;" : "=r"(t193) : "f"(t192));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t194;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t194) : "r"(t193));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t194;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t196 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t196) {
#line 131 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 count = 0u;
            #pragma unroll 1
            for (u32 i_2 = 0u; i_2 < batch; i_2 += 32u) {
#line 133 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 batch_2 = i_2 + lane;
                const u32 t198 = batch - 1u;
#line 134 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t199 = batch_2 < t198 ? batch_2 : t198;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                const u32 next = t199 + 1u;
                const u64 t201 = (u64)t199;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t202 = t201 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t203 = t202 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                const u64 t204 = cu_seqlens_q + t203;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                u32 first_query;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query) : "l"(t204) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t206 = (u64)next;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t207 = t206 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t208 = t207 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u64 t209 = cu_seqlens_q + t208;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                u32 t210;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t210) : "l"(t209) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                const u32 queries = t210 - first_query;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t212 = least_queries <= queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t213 = queries <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const bool t214 = t212 & t213;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_q_2 = t214 ? queries : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t216 = (u64)t199;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t217 = t216 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t218 = t217 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                const u64 t219 = cu_seqlens_k + t218;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                u32 first;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first) : "l"(t219) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t221 = (u64)next;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t222 = t221 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t223 = t222 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u64 t224 = cu_seqlens_k + t223;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                u32 t225;
                asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t225) : "l"(t224) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                const u32 seq_k_2 = t225 - first;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t227 = seq_q_2 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 of_head = t227 >> 7u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t229 = batch_2 < batch;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t230 = t229 ? of_head : 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t231 = count + t230;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                count = t231;
            }
            f32 t232;
            asm("mov.b32 %0, %1;" : "=f"(t232) : "r"(count));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t233;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t233) : "f"(t232));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t234;
            asm("mov.b32 %0, %1;" : "=r"(t234) : "f"(t233));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t235 = lane & 1u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t236 = t235 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t237 = t236 ? t234 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t238 = count + t237;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t239 = count + t234;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t240;
            asm("mov.b32 %0, %1;" : "=f"(t240) : "r"(t239));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t241;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t241) : "f"(t240));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t242;
            asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(t241));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t243 = lane & 2u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t244 = t243 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t245 = t244 ? t242 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t246 = t238 + t245;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t247 = t239 + t242;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t248;
            asm("mov.b32 %0, %1;" : "=f"(t248) : "r"(t247));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t249;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t249) : "f"(t248));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t250;
            asm("mov.b32 %0, %1;" : "=r"(t250) : "f"(t249));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t251 = lane & 4u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t252 = t251 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t253 = t252 ? t250 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t254 = t246 + t253;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t255 = t247 + t250;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t256;
            asm("mov.b32 %0, %1;" : "=f"(t256) : "r"(t255));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t257;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t257) : "f"(t256));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t258;
            asm("mov.b32 %0, %1;" : "=r"(t258) : "f"(t257));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t259 = lane & 8u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t260 = t259 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t261 = t260 ? t258 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t262 = t254 + t261;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t263 = t255 + t258;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t264;
            asm("mov.b32 %0, %1;" : "=f"(t264) : "r"(t263));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            f32 t265;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t265) : "f"(t264));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t266;
            asm("mov.b32 %0, %1;" : "=r"(t266) : "f"(t265));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t267 = lane & 16u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const bool t268 = t267 != 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t269 = t268 ? t266 : 0u;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t270 = t262 + t269;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t271 = t263 + t266;
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 t272;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t272) : "r"(t271));
#line 138 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t272 * heads;
#line 94 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round = 0u;
            const u32 t274 = blockIdx.x;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t274;
#line 97 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 before = 0u;
            const u32 t275 = seq_k + 1u;
#line 98 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 most = t275;
            while (true) {
#line 99 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t276 = most != 0u;
                if (!t276) break;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t277 = most + 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t278 = t277 >> 2u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least = most - t278;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t280 = least < 128u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 least_2 = t280 ? 0u : least;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                #pragma unroll 1
                for (u32 i_3 = 0u; i_3 < batch; i_3 += 32u) {
#line 102 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 batch_3 = i_3 + lane;
                    const u32 t283 = batch - 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t284 = batch_3 < t283 ? batch_3 : t283;
#line 140 "fa-kernels/src/attention/options/packed.rs"
                    const u32 next_2 = t284 + 1u;
                    const u64 t286 = (u64)t284;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t287 = t286 * cu_seqlens_q_stride0;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t288 = t287 * 4ull;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t289 = cu_seqlens_q + t288;
#line 141 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_query_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_query_2) : "l"(t289) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t291 = (u64)next_2;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t292 = t291 * cu_seqlens_q_stride0;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t293 = t292 * 4ull;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t294 = cu_seqlens_q + t293;
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    u32 t295;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t295) : "l"(t294) : "memory");
#line 142 "fa-kernels/src/attention/options/packed.rs"
                    const u32 queries_2 = t295 - first_query_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t297 = least_queries <= queries_2;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t298 = queries_2 <= most_queries;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const bool t299 = t297 & t298;
#line 144 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_q_3 = t299 ? queries_2 : 0u;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t301 = (u64)t284;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t302 = t301 * cu_seqlens_k_stride0;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t303 = t302 * 4ull;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t304 = cu_seqlens_k + t303;
#line 152 "fa-kernels/src/attention/options/packed.rs"
                    u32 first_2;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(first_2) : "l"(t304) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t306 = (u64)next_2;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t307 = t306 * cu_seqlens_k_stride0;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t308 = t307 * 4ull;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u64 t309 = cu_seqlens_k + t308;
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    u32 t310;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t310) : "l"(t309) : "memory");
#line 153 "fa-kernels/src/attention/options/packed.rs"
                    const u32 seq_k_3 = t310 - first_2;
#line 244 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 seq_k_4 = seq_k_3 < seq_k ? seq_k_3 : seq_k;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t313 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles = t313 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t315 = seq_k_4 < least_2;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching = t315 ? tiles : 0u;
                    const bool t317 = least_2 == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t318 = t317 ? 0u : reaching;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 first_3 = t318 < tiles ? t318 : tiles;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t320 = seq_q_3 + 127u;
#line 51 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 tiles_2 = t320 >> 7u;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const bool t322 = seq_k_4 < most;
#line 67 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 reaching_2 = t322 ? tiles_2 : 0u;
                    const bool t324 = most == 0u;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 t325 = t324 ? 0u : reaching_2;
#line 68 "fa-kernels/src/attention/tile_scheduler.rs"
                    const u32 end_2 = t325 < tiles_2 ? t325 : tiles_2;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t327 = batch_3 < batch;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t328 = end_2 - first_3;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 of_head_2 = t327 ? t328 : 0u;
                    const u32 t330 = of_head_2 * heads;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t331;
                    asm("mov.b32 %0, %1;" : "=f"(t331) : "r"(t330));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t332;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t332) : "f"(t331));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t333;
                    asm("mov.b32 %0, %1;" : "=r"(t333) : "f"(t332));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t334 = lane & 1u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t335 = t334 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t336 = t335 ? t333 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t337 = t330 + t336;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t338 = t330 + t333;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t339;
                    asm("mov.b32 %0, %1;" : "=f"(t339) : "r"(t338));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t340;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t340) : "f"(t339));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t341;
                    asm("mov.b32 %0, %1;" : "=r"(t341) : "f"(t340));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t342 = lane & 2u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t343 = t342 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t344 = t343 ? t341 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t345 = t337 + t344;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t346 = t338 + t341;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t347;
                    asm("mov.b32 %0, %1;" : "=f"(t347) : "r"(t346));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t348;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t348) : "f"(t347));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t349;
                    asm("mov.b32 %0, %1;" : "=r"(t349) : "f"(t348));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t350 = lane & 4u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t351 = t350 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t352 = t351 ? t349 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t353 = t345 + t352;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t354 = t346 + t349;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t355;
                    asm("mov.b32 %0, %1;" : "=f"(t355) : "r"(t354));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t356;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t356) : "f"(t355));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t357;
                    asm("mov.b32 %0, %1;" : "=r"(t357) : "f"(t356));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t358 = lane & 8u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t359 = t358 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t360 = t359 ? t357 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t361 = t353 + t360;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t362 = t354 + t357;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t363;
                    asm("mov.b32 %0, %1;" : "=f"(t363) : "r"(t362));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    f32 t364;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t364) : "f"(t363));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t365;
                    asm("mov.b32 %0, %1;" : "=r"(t365) : "f"(t364));
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t366 = lane & 16u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const bool t367 = t366 != 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t368 = t367 ? t365 : 0u;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t369 = t361 + t368;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 t370 = t362 + t365;
#line 105 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t371;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t371) : "r"(t370));
#line 106 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    const u32 end_3 = before + t371;
                    while (true) {
#line 107 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t373 = index_2 < end_3;
                        if (!t373) break;
                        const u32 t374 = index_2 - before;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t375 = t369 - t330;
#line 109 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 nth = t374 - t375;
                        const bool t377 = nth < t330;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t377) {
#line 260 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 from_last = nth % of_head_2;
                            const u32 t379 = of_head_2 - 1u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t380 = t379 - from_last;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 t381 = first_3 + t380;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words_2 = t381 << 7u;
#line 261 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            const u32 words = nth / of_head_2;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            const u32 to = t33 + 16u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t385;
                            asm("mov.b32 %0, %1;" : "=f"(t385) : "r"(words));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t385) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t386;
                            asm("mov.b32 %0, %1;" : "=f"(t386) : "r"(words_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t386) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t387;
                            asm("mov.b32 %0, %1;" : "=f"(t387) : "r"(batch_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t387) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t388;
                            asm("mov.b32 %0, %1;" : "=f"(t388) : "r"(first_query_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+12], %1;" :  : "r"(to), "f"(t388) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t389;
                            asm("mov.b32 %0, %1;" : "=f"(t389) : "r"(first_2));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+16], %1;" :  : "r"(to), "f"(t389) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t390;
                            asm("mov.b32 %0, %1;" : "=f"(t390) : "r"(seq_q_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+20], %1;" :  : "r"(to), "f"(t390) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            f32 t391;
                            asm("mov.b32 %0, %1;" : "=f"(t391) : "r"(seq_k_3));
#line 136 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                            asm volatile("st.shared.f32 [%0+24], %1;" :  : "r"(to), "f"(t391) : "memory");
                        }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                        u32 t392;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t392) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const bool t393 = t392 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        if (t393) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                        }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t394 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 round_2 = t394;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t395 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t396 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        const u32 t397 = t396 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t395), "r"(t397) : "memory");
#line 115 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const bool t398 = lane == 0u;
                        u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        if (t398) {
                            const u32 t399 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            u32 t400;
                            asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t400) : "l"(claims), "r"(t399) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                            merged = t400;
                        } else {
                            merged = 0u;
                        }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t401 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        u32 t402;
                        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t402) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        const u32 t403 = t401 + t402;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                        index_2 = t403;
                    }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    before = end_3;
                }
#line 123 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                most = least_2;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t406;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t406) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t407 = t406 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t407) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t408 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t408), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t409;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t409) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t410 = t409 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t410) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 240;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t412 = index_3 << 13u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t413 = t7 + t412;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t414 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t415 = t414 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t416 = index_3 << 6u;
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
        const u32 t417 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t417) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t418 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t419;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t419) : "r"(t418) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t420;
        asm("mov.b32 %0, %1;" : "=r"(t420) : "f"(t419));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t421;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t421) : "r"(t420));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t421;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t422 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t422) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t423 = index_4 != 4294967295u;
            if (!t423) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t425;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t425) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t426;
            asm("mov.b32 %0, %1;" : "=r"(t426) : "f"(t425));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t427;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t427) : "r"(t426));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t428;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t428) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t429;
            asm("mov.b32 %0, %1;" : "=r"(t429) : "f"(t428));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t430;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t430) : "r"(t429));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t431;
            asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t431) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t432;
            asm("mov.b32 %0, %1;" : "=r"(t432) : "f"(t431));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t433;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t433) : "r"(t432));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t434;
            asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t434) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t435;
            asm("mov.b32 %0, %1;" : "=r"(t435) : "f"(t434));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t436;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t436) : "r"(t435));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t437;
            asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t437) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t438;
            asm("mov.b32 %0, %1;" : "=r"(t438) : "f"(t437));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t439;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t439) : "r"(t438));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t440;
            asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t440) : "r"(from_2) : "memory");
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t441;
            asm("mov.b32 %0, %1;" : "=r"(t441) : "f"(t440));
#line 279 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t442;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t442) : "r"(t441));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t443;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t443) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t444 = t443 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t444) {
                const u32 t445 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t445) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t446 = t442 + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t447 = t446 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_4 = t447 > 1u ? t447 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t449 = t442 >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t449 < end_4 ? t449 : end_4;
            const u32 t451 = end_4 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t451 < end_4 ? t451 : end_4;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t453 = count_2 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t454 = t453 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t455 = t427 + t416;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t456 = t455 < t439;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t456) {
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_max_2 = __uint_as_float(0xff800000u);
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
                f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t457 = t454 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t458 = t457 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t459 = t458 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t460 = t10 + t459;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t461 = t454 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t462 = t461 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t460), "r"(t462) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t463 = passed_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t464 = t463 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t465 = t10 + t464;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t466 = passed_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t467 = t466 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t465), "r"(t467) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t468 = t454 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t469 = t468 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t470 = smem_1 + t469;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t471 = passed_2 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t472 = t471 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t473 = t8 + t472;
                const u32 t474 = t470 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t475 = t473 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t476 = t474 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t477 = (u64)t476;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t478 = t477 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t479 = t475 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t480 = (u64)t479;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t481 = t480 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t482 = t474 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t483 = (u64)t482;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t484 = t483 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t485 = t475 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t486 = (u64)t485;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t487 = t486 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t488 = t474 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t489 = (u64)t488;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t490 = t489 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t491 = t475 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t492 = (u64)t491;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t493 = t492 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t494 = t474 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t495 = (u64)t494;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t496 = t495 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t497 = t475 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t498 = (u64)t497;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t499 = t498 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t478), "l"(t481), "l"(t484), "l"(t487), "l"(t490), "l"(t493), "l"(t496), "l"(t499) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool last = 1u == end_4;
                const bool second = index_3 != 0u;
                const bool t502 = !last;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t503 = t502 | second;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t503) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t504 = passed_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t505 = t504 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t506 = t505 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t507 = t10 + t506;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t508 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t508) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t507) : "memory");
                    }
                }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t509 = last & second;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t509) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t510 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t510) : "memory");
                }
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                const bool t511 = masked_right_2 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
                if (t511) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t512 = end_4 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key = t512 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t514 = t427 + t416;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t514 + t415;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t516 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t517 = t516 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column = first_key + t517;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t519 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t520 = first_query_3 + t519;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t521 = t442 > column ? t442 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_5 = t521 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible = 0u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t524 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_2 = 1u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t526 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_3 = 8u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t528 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t528;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_4 = 9u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t530 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t530;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_5 = 16u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t532 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_6 = 17u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t534 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t534;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_7 = 24u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t536 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t536;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_8 = 25u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t538 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t538;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_9 = 32u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t540 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t540;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_10 = 33u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t542 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t542;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_11 = 40u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t544 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_12 = 41u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t546 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_13 = 48u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t548 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t548;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_14 = 49u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t550 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t550;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_15 = 56u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t552 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_16 = 57u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t554 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_17 = 64u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t556 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t556;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_18 = 65u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t558 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_19 = 72u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t560 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t560;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_20 = 73u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t562 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t562;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_21 = 80u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t564 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_41 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_22 = 81u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t566 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_42 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_23 = 88u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t568 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_45 = t568;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_24 = 89u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t570 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_46 = t570;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_25 = 96u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t572 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_49 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_26 = 97u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t574 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_50 = t574;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_27 = 104u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t576 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_53 = t576;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_28 = 105u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t578 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_54 = t578;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_29 = 112u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t580 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_57 = t580;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_30 = 113u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t582 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_58 = t582;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_31 = 120u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t584 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_61 = t584;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_32 = 121u < end_5;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t586 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_62 = t586;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t587 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t588 = first_query_3 + t587;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t589 = t588 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t590 = t442 > column ? t442 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_6 = t590 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_33 = 0u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t593 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_34 = 1u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t595 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_35 = 8u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t597 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t597;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_36 = 9u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t599 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t599;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_37 = 16u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t601 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t601;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_38 = 17u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t603 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t603;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_39 = 24u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t605 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_40 = 25u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t607 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t607;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 32u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t609 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t609;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 33u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t611 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t611;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 40u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t613 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t613;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 41u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t615 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t615;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 48u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t617 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t617;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 49u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t619 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 56u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t621 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 57u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t623 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 64u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t625 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 65u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t627 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 72u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t629 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 73u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t631 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 80u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t633 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_43 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 81u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t635 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_44 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 88u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t637 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_47 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 89u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t639 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_48 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 96u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t641 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_51 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 97u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t643 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_52 = t643;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 104u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t645 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_55 = t645;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 105u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t647 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_56 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 112u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t649 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_59 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 113u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t651 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_60 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 120u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t653 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_63 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 121u < end_6;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t655 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_64 = t655;
                }
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t657;
                asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t658;
                asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t657), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t660;
                asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t661;
                asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t662;
                asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t663;
                asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t665;
                asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t666;
                asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t667;
                asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t668;
                asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t669;
                asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t665), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t670;
                asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t666), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t667), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t672;
                asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t668), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t673;
                asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t669), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t670), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t675;
                asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t671), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t676;
                asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t672), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t677;
                asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(t673), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t678;
                asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t674), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t679;
                asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t675), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t680;
                asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t676), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t681;
                asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t677), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t682;
                asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t678), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t683;
                asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t679), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t684;
                asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t680), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t685;
                asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t681), "f"(s_62));
                f32 t686;
                asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(t683));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t687;
                asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t684), "f"(t685));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t688;
                asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t686), "f"(t687));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t689;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t689) : "f"(t688));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t688), "f"(t689));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t691;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t691) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t691));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t694 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t694;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t696 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t697;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t697) : "f"(old), "f"(scale_log2), "f"(t696));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t697));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t699 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t700 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t700));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t702;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t702) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t702;
                const f32 t703 = t699 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t704 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t704));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t706;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t706;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t707 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t707));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t709;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t710 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t710));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t712;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t713 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t713));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t715;
                const f32 t716 = t703 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t717 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t717));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t719;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t719;
                const f32 t720 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t721 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t721));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t723;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t723;
                const f32 t724 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t725 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t725));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t727;
                const f32 t728 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t729 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t731;
                const f32 t732 = t716 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t733 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t733));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t735;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t735;
                const f32 t736 = t720 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t737 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t737));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t739;
                const f32 t740 = t724 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t741 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t743;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t743;
                const f32 t744 = t728 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t745 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t747;
                const f32 t748 = t732 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t749 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t751;
                const f32 t752 = t736 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t753 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t753));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t755;
                const f32 t756 = t740 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t757 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t759;
                const f32 t760 = t744 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t761 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t763;
                const f32 t764 = t748 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t765 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t767;
                const f32 t768 = t752 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t769 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t771;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t771;
                const f32 t772 = t756 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t773 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t775;
                const f32 t776 = t760 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t777 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t779;
                const f32 t780 = t764 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t781 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t783;
                const f32 t784 = t768 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t785 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t787;
                const f32 t788 = t772 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t789 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(scale_log2), "f"(t789));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t791;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t791;
                const f32 t792 = t776 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t793 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(scale_log2), "f"(t793));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t795;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t795;
                const f32 t796 = t780 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t797 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(scale_log2), "f"(t797));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t799;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t799;
                const f32 t800 = t784 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t801 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(scale_log2), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t803;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t803;
                const f32 t804 = t788 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t805 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(scale_log2), "f"(t805));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t807;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t807;
                const f32 t808 = t792 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t809 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(scale_log2), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t811;
                const f32 t812 = t796 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t813 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(scale_log2), "f"(t813));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t815;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t815) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t815;
                const f32 t816 = t800 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t817 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(scale_log2), "f"(t817));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t819;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t819) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t819;
                const f32 t820 = t804 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t821 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(scale_log2), "f"(t821));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t823;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t823) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t823;
                const f32 t824 = t808 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t825 = t812 + t816;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t826 = t820 + t824;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t827 = t825 + t826;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t827;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t829;
                asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t830;
                asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t829), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t831;
                asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t832;
                asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t833;
                asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t834;
                asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t835;
                asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t836;
                asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t837;
                asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t838;
                asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t839;
                asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t840;
                asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t841;
                asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t842;
                asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t843;
                asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t844;
                asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t840), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t845;
                asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t841), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t846;
                asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t842), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t847;
                asm("max.f32 %0, %1, %2;" : "=f"(t847) : "f"(t843), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t848;
                asm("max.f32 %0, %1, %2;" : "=f"(t848) : "f"(t844), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t849;
                asm("max.f32 %0, %1, %2;" : "=f"(t849) : "f"(t845), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t850;
                asm("max.f32 %0, %1, %2;" : "=f"(t850) : "f"(t846), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t851;
                asm("max.f32 %0, %1, %2;" : "=f"(t851) : "f"(t847), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t852;
                asm("max.f32 %0, %1, %2;" : "=f"(t852) : "f"(t848), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t853;
                asm("max.f32 %0, %1, %2;" : "=f"(t853) : "f"(t849), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t854;
                asm("max.f32 %0, %1, %2;" : "=f"(t854) : "f"(t850), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t855;
                asm("max.f32 %0, %1, %2;" : "=f"(t855) : "f"(t851), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t856;
                asm("max.f32 %0, %1, %2;" : "=f"(t856) : "f"(t852), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t857;
                asm("max.f32 %0, %1, %2;" : "=f"(t857) : "f"(t853), "f"(s_64));
                f32 t858;
                asm("max.f32 %0, %1, %2;" : "=f"(t858) : "f"(t854), "f"(t855));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t859;
                asm("max.f32 %0, %1, %2;" : "=f"(t859) : "f"(t856), "f"(t857));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t860;
                asm("max.f32 %0, %1, %2;" : "=f"(t860) : "f"(t858), "f"(t859));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t861;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t861) : "f"(t860));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t860), "f"(t861));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t863;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t863) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t863));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t866 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t866;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t868 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t869;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t869) : "f"(old_2), "f"(scale_log2), "f"(t868));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t869));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t871 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t872 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(scale_log2), "f"(t872));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t874;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t874;
                const f32 t875 = t871 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t876 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(scale_log2), "f"(t876));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t878;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t879 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(scale_log2), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t881;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t882 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(scale_log2), "f"(t882));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t884;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t884) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t884;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t885 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(scale_log2), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t887;
                const f32 t888 = t875 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t889 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(scale_log2), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t891;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t891;
                const f32 t892 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t893 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(scale_log2), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t895;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t895;
                const f32 t896 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t897 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(scale_log2), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t899;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t899;
                const f32 t900 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t901 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(scale_log2), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t903;
                const f32 t904 = t888 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t905 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(scale_log2), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t907;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t907;
                const f32 t908 = t892 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t909 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(scale_log2), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t911;
                const f32 t912 = t896 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t913 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(scale_log2), "f"(t913));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t915;
                const f32 t916 = t900 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t917 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(scale_log2), "f"(t917));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t919;
                const f32 t920 = t904 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t921 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(scale_log2), "f"(t921));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t923;
                const f32 t924 = t908 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t925 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(scale_log2), "f"(t925));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t927) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t927;
                const f32 t928 = t912 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t929 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(scale_log2), "f"(t929));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t931;
                const f32 t932 = t916 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t933 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(scale_log2), "f"(t933));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t935;
                const f32 t936 = t920 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t937 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(scale_log2), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t939;
                const f32 t940 = t924 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t941 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(scale_log2), "f"(t941));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t943;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t943;
                const f32 t944 = t928 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t945 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(scale_log2), "f"(t945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t947;
                const f32 t948 = t932 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t949 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(scale_log2), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t951;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t951;
                const f32 t952 = t936 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t953 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(scale_log2), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t955;
                const f32 t956 = t940 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t957 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(scale_log2), "f"(t957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t959;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t959;
                const f32 t960 = t944 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t961 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(scale_log2), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t963;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t963;
                const f32 t964 = t948 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t965 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(scale_log2), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t967;
                const f32 t968 = t952 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t969 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(scale_log2), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t971;
                const f32 t972 = t956 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t973 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(scale_log2), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t975;
                const f32 t976 = t960 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t977 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(scale_log2), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t979;
                const f32 t980 = t964 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t981 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(scale_log2), "f"(t981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t983;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t983;
                const f32 t984 = t968 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t985 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(scale_log2), "f"(t985));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t987;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t987;
                const f32 t988 = t972 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t989 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(scale_log2), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t991;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t991;
                const f32 t992 = t976 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t993 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(scale_log2), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t995;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t995;
                const f32 t996 = t980 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t997 = t984 + t988;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t998 = t992 + t996;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t999 = t997 + t998;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t999;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1000;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1001;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1002;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1003;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1004;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1005;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1006;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1007;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1008;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1009;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1010;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1011;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1012;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1013;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1014;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1015;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1016;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1016) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1017;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1017) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1018;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1018) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1019;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1019) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1020;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1020) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1021;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1021) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1022;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1022) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1023;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1023) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1024;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1024) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1025;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1025) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1026;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1026) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1027;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1027) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1028;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1028) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1029;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1029) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1030;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1030) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t1031;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1031) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1000;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1001;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1002;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1003;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1004;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1005;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1006;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1008;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1013;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1014;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1015;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1016;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1017;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1018;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1019;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1020;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1021;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1022;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1023;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1024;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1025;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1026;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1027;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1028;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1029;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1030;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1031;
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
#line 274 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
                const u32 masked_left = end_4 > masked_right_3 ? end_4 : masked_right_3;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < end_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1034 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1034) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1035 = passed_2 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1036 = t1035 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1037 = t1036 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1038 = t10 + t1037;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1039 = t1035 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1040 = t1039 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1038), "r"(t1040) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1041 = t454 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1042 = t1041 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1043 = smem_1 + t1042;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1044 = t1035 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1045 = t1044 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1046 = t8 + t1045;
                    const u32 t1047 = t1043 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1048 = t1046 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1049 = t1047 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1050 = (u64)t1049;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1051 = t1050 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1052 = t1048 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1053 = (u64)t1052;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1054 = t1053 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1055 = t1047 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1056 = (u64)t1055;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1057 = t1056 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1058 = t1048 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1059 = (u64)t1058;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1060 = t1059 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1061 = t1047 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1062 = (u64)t1061;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1063 = t1062 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1064 = t1048 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1065 = (u64)t1064;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1066 = t1065 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1067 = t1047 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1068 = (u64)t1067;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1069 = t1068 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1070 = t1048 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1071 = (u64)t1070;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1072 = t1071 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1051), "l"(t1054), "l"(t1057), "l"(t1060), "l"(t1063), "l"(t1066), "l"(t1069), "l"(t1072) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1073 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1074 = passed_2 + t1073;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1075 = t1074 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1076 = t1075 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1077 = t1076 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1078 = t10 + t1077;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1079 = t1074 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1080 = t1079 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1078), "r"(t1080) : "memory");
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
                    const u32 t1081 = t1074 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1082 = t1081 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1083 = t9 + t1082;
                    const u32 t1084 = t1083 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1085 = t1084 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1086 = (u64)t1085;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1087 = t1086 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1088 = t1084 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1089 = (u64)t1088;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1090 = t1089 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1091 = t1084 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1092 = (u64)t1091;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1093 = t1092 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1094 = t1084 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1095 = (u64)t1094;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1096 = t1095 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1097 = t1084 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1098 = (u64)t1097;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1099 = t1098 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1100 = t1084 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1101 = (u64)t1100;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1102 = t1101 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1103 = t1084 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1104 = (u64)t1103;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1105 = t1104 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1106 = t1084 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1107 = (u64)t1106;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1108 = t1107 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1087), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1090), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1093), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1096), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1099), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1102), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1105), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1108) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1109 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1110 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1109 ? 0u : t1110;
                    const u32 t1112 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1112) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1113 = passed_2 + i_4;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1114 = i_4 + 1u;
#line 20 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool last_2 = t1114 == end_4;
                    const bool second_2 = index_3 != 0u;
                    const bool t1117 = !last_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1118 = t1117 | second_2;
#line 22 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1118) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1119 = t1113 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1120 = t1119 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1121 = t1120 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const u32 t1122 = t10 + t1121;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        const bool t1123 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                        if (t1123) {
                            asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1122) : "memory");
                        }
                    }
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const bool t1124 = last_2 & second_2;
#line 25 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1124) {
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        const u32 t1125 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                        asm volatile("bar.arrive %0, 256;" :  : "r"(t1125) : "memory");
                    }
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1127;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1127) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1128;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1128) : "f"(t1127), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1129;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1129) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1130;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1130) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1131;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1131) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1132;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(t1128), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1133;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(t1129), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1134;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(t1130), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1135;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1131), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1136;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1132), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1137;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1133), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1138;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1134), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1139;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1135), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1140;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1136), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1141;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1137), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1142;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1138), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1143;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1143) : "f"(t1139), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1144;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1144) : "f"(t1140), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1145;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1145) : "f"(t1141), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1146;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1146) : "f"(t1142), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1147;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1147) : "f"(t1143), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1148;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1148) : "f"(t1144), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1149;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1149) : "f"(t1145), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1150;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1150) : "f"(t1146), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1151;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1151) : "f"(t1147), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1152;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1152) : "f"(t1148), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1153;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1153) : "f"(t1149), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1154;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1154) : "f"(t1150), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1155;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1155) : "f"(t1151), "f"(s_62));
                    f32 t1156;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1156) : "f"(t1152), "f"(t1153));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1157;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1157) : "f"(t1154), "f"(t1155));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1158;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1158) : "f"(t1156), "f"(t1157));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1159;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1159) : "f"(t1158));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1158), "f"(t1159));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1161;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1161) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1161));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1164 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1164;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1166 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(old_3), "f"(scale_log2), "f"(t1166));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1167));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1169 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1170 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t1170));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1172;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1172;
                    const f32 t1173 = t1169 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1174 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t1174));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1176;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1176) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1176;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1177 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t1177));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1179;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1179;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1180 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t1180));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1182;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1182) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1182;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1183 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t1183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1185;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1185;
                    const f32 t1186 = t1173 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1187 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1189;
                    const f32 t1190 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1191 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1193;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1193;
                    const f32 t1194 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1195 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t1195));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1197;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1197;
                    const f32 t1198 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1199 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t1199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1201;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1201;
                    const f32 t1202 = t1186 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1203 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t1203));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1205;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1205;
                    const f32 t1206 = t1190 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1207 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t1207));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1209;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1209;
                    const f32 t1210 = t1194 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1211 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t1211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1213;
                    const f32 t1214 = t1198 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1215 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t1215));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1217;
                    const f32 t1218 = t1202 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1219 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t1219));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1221;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1221;
                    const f32 t1222 = t1206 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1223 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t1223));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1225;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1225;
                    const f32 t1226 = t1210 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1227 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t1227));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1229;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1229;
                    const f32 t1230 = t1214 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1231 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(scale_log2), "f"(t1231));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1233;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1233;
                    const f32 t1234 = t1218 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1235 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(scale_log2), "f"(t1235));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1237;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1237;
                    const f32 t1238 = t1222 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1239 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(scale_log2), "f"(t1239));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1241;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1241;
                    const f32 t1242 = t1226 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1243 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(scale_log2), "f"(t1243));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1245;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1245) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1245;
                    const f32 t1246 = t1230 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1247 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(scale_log2), "f"(t1247));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1249;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1249) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_41 = t1249;
                    const f32 t1250 = t1234 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1251 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(scale_log2), "f"(t1251));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1253;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1253) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_42 = t1253;
                    const f32 t1254 = t1238 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1255 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(scale_log2), "f"(t1255));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1257;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1257) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_45 = t1257;
                    const f32 t1258 = t1242 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1259 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(scale_log2), "f"(t1259));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1261;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1261) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_46 = t1261;
                    const f32 t1262 = t1246 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1263 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(scale_log2), "f"(t1263));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1265;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1265) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_49 = t1265;
                    const f32 t1266 = t1250 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1267 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(scale_log2), "f"(t1267));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1269;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1269) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_50 = t1269;
                    const f32 t1270 = t1254 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1271 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(scale_log2), "f"(t1271));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1273;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1273) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_53 = t1273;
                    const f32 t1274 = t1258 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1275 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(scale_log2), "f"(t1275));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1277;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1277) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_54 = t1277;
                    const f32 t1278 = t1262 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1279 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(scale_log2), "f"(t1279));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1281;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1281) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_57 = t1281;
                    const f32 t1282 = t1266 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1283 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(scale_log2), "f"(t1283));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1285;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1285) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_58 = t1285;
                    const f32 t1286 = t1270 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1287 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(scale_log2), "f"(t1287));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1289;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1289) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_61 = t1289;
                    const f32 t1290 = t1274 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1291 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(scale_log2), "f"(t1291));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1293;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1293) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_62 = t1293;
                    const f32 t1294 = t1278 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1295 = t1282 + t1286;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1296 = t1290 + t1294;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1297 = t1295 + t1296;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1297;
#line 165 "fa-kernels/src/attention/softmax.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1299;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1300;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1299), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1301;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1302;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1303;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1303) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1304;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1304) : "f"(t1300), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1305;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1305) : "f"(t1301), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1306;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1306) : "f"(t1302), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1307;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1307) : "f"(t1303), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1308;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1308) : "f"(t1304), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1309;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1309) : "f"(t1305), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1310;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1310) : "f"(t1306), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1311;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1311) : "f"(t1307), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1312;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1312) : "f"(t1308), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1313;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1313) : "f"(t1309), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1314;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1314) : "f"(t1310), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1315;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1315) : "f"(t1311), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1316;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1316) : "f"(t1312), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1317;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1317) : "f"(t1313), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1318;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1318) : "f"(t1314), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1319;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1319) : "f"(t1315), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1320;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1320) : "f"(t1316), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1321;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1321) : "f"(t1317), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1322;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1322) : "f"(t1318), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1323;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1323) : "f"(t1319), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1324;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1324) : "f"(t1320), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1325;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1325) : "f"(t1321), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1326;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1326) : "f"(t1322), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1327;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1327) : "f"(t1323), "f"(s_64));
                    f32 t1328;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1328) : "f"(t1324), "f"(t1325));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1329;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1329) : "f"(t1326), "f"(t1327));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1330;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1330) : "f"(t1328), "f"(t1329));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1331;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1331) : "f"(t1330));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1330), "f"(t1331));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1333;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1333) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 new_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1333));
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1336 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1336;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1338 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1339) : "f"(old_4), "f"(scale_log2), "f"(t1338));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 rescale_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1339));
#line 169 "fa-kernels/src/attention/softmax.rs"
                    row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1341 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1342 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(scale_log2), "f"(t1342));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1344;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1344) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1344;
                    const f32 t1345 = t1341 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1346 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(scale_log2), "f"(t1346));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1348;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1348) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1348;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1349 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(scale_log2), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1351;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1351;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1352 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(scale_log2), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1354;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1354;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1355 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(scale_log2), "f"(t1355));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1357;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1357;
                    const f32 t1358 = t1345 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1359 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(scale_log2), "f"(t1359));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1361;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1361;
                    const f32 t1362 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1363 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(scale_log2), "f"(t1363));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1365;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1365;
                    const f32 t1366 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1367 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(scale_log2), "f"(t1367));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1369;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1369;
                    const f32 t1370 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1371 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(scale_log2), "f"(t1371));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1373;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1373;
                    const f32 t1374 = t1358 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1375 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(scale_log2), "f"(t1375));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1377;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1377;
                    const f32 t1378 = t1362 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1379 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(scale_log2), "f"(t1379));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1381;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1381;
                    const f32 t1382 = t1366 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1383 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(scale_log2), "f"(t1383));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1385;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1385;
                    const f32 t1386 = t1370 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1387 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(scale_log2), "f"(t1387));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1389;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1389;
                    const f32 t1390 = t1374 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1391 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(scale_log2), "f"(t1391));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1393;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1393;
                    const f32 t1394 = t1378 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1395 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(scale_log2), "f"(t1395));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1397;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1397;
                    const f32 t1398 = t1382 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1399 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(scale_log2), "f"(t1399));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1401;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1401;
                    const f32 t1402 = t1386 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1403 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(scale_log2), "f"(t1403));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1405;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1405;
                    const f32 t1406 = t1390 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1407 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(scale_log2), "f"(t1407));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1409;
                    const f32 t1410 = t1394 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1411 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(scale_log2), "f"(t1411));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1413;
                    const f32 t1414 = t1398 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1415 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(scale_log2), "f"(t1415));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1417;
                    const f32 t1418 = t1402 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1419 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(scale_log2), "f"(t1419));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1421;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_43 = t1421;
                    const f32 t1422 = t1406 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1423 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(scale_log2), "f"(t1423));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_44 = t1425;
                    const f32 t1426 = t1410 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1427 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(scale_log2), "f"(t1427));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_47 = t1429;
                    const f32 t1430 = t1414 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1431 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(scale_log2), "f"(t1431));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_48 = t1433;
                    const f32 t1434 = t1418 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1435 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_121;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(scale_log2), "f"(t1435));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_51 = t1437;
                    const f32 t1438 = t1422 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1439 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_122;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(scale_log2), "f"(t1439));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1441) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_52 = t1441;
                    const f32 t1442 = t1426 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1443 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(scale_log2), "f"(t1443));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1445) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_55 = t1445;
                    const f32 t1446 = t1430 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1447 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_124;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(scale_log2), "f"(t1447));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1449) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_56 = t1449;
                    const f32 t1450 = t1434 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1451 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(scale_log2), "f"(t1451));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1453) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_59 = t1453;
                    const f32 t1454 = t1438 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1455 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(scale_log2), "f"(t1455));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1457) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_60 = t1457;
                    const f32 t1458 = t1442 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1459 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_127;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(scale_log2), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_63 = t1461;
                    const f32 t1462 = t1446 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1463 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_128;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(scale_log2), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_64 = t1465;
                    const f32 t1466 = t1450 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1467 = t1454 + t1458;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1468 = t1462 + t1466;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1469 = t1467 + t1468;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1469;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                    const u32 t1470 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1471 = passed_2 + t1470;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1472 = t1471 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1473 = t1472 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1474 = t1473 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1475 = t10 + t1474;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1476 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1476) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1475) : "memory");
                    }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1500 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1501 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1502 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1503 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1504 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1505 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1506 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1507 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1508 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1508;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1509;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1510;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1511;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1512;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1512) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1513;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1513) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1514;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1514) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1515;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1515) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1516;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1517;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1518;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1519;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1520;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1520) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1521;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1521) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1522;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1522) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1523;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1524;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1525;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1526;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1527;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1528;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1529;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1530;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1531;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1532;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1533;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1534;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1535;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1536;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1537;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1538;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1539;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1540;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1509;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1510;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1511;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1512;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1513;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1514;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1515;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1516;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1517;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1518;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1519;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1520;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1521;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1522;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1523;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1524;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1525;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_21 = t1529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_22 = t1530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_23 = t1531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_24 = t1532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_25 = t1533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_26 = t1534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_27 = t1535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_28 = t1536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_29 = t1537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_30 = t1538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_31 = t1539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_32 = t1540;
                }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1541 = t454 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1542 = t1541 + 16u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1543 = t1542 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1544 = t10 + t1543;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1545 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1545) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1544) : "memory");
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1546 = end_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1547 = passed_2 + t1546;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1548 = t1547 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1549 = t1548 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1550 = t1549 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1551 = t10 + t1550;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1552 = t1547 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1553 = t1552 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1551), "r"(t1553) : "memory");
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
                const u32 t1554 = t1547 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1555 = t1554 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1556 = t9 + t1555;
                const u32 t1557 = t1556 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1558 = t1557 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1559 = (u64)t1558;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1560 = t1559 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1561 = t1557 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1562 = (u64)t1561;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1563 = t1562 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1564 = t1557 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1565 = (u64)t1564;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1566 = t1565 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1567 = t1557 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1568 = (u64)t1567;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1569 = t1568 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1570 = t1557 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1571 = (u64)t1570;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1572 = t1571 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1573 = t1557 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1574 = (u64)t1573;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1575 = t1574 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1576 = t1557 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1577 = (u64)t1576;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1578 = t1577 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1579 = t1557 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1580 = (u64)t1579;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1581 = t1580 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1560), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1563), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1566), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1569), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1572), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1575), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1578), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1581) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1582 = end_4 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1583 = passed_2 + t1582;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const bool t1584 = index_3 == 0u;
#line 39 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1584) {
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1585 = t1583 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1586 = t1585 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1587 = t1586 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1588 = t10 + t1587;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1589 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1589) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1588) : "memory");
                    }
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1590 = 4u - index_3;
#line 65 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1590) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_4;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1592;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1592) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_5 = row_sum + t1592;
                f32 t1594;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1594) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = pair_5 + t1594;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1595;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1596;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1596) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_6 = row_sum_2 + t1596;
                f32 t1598;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1598) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = pair_6 + t1598;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1599;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1600 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1601;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1600 ? 0.0f : t1601;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1603;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1604 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1604;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1605 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1605;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1606 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1606;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1607;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1608 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1608;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1609;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1610 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1610;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1611 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1611;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1612 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1612;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1613;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1614 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1614;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1615 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1615;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1616 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1616;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1617 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1617;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1618 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1618;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1619 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1620;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1620) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1619 ? 0.0f : t1620;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1622 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1622;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1623;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1624 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1624;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1625 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1625;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1626 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1626;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1627;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1628 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1628;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1629 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1629;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1630 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1630;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1631 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1631;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1632 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1632;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1633 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1633;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1634 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1634;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1635 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1635;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1636 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1636;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1637 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1637;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1638 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1638) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1639 = end_4 - 1u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1640 = passed_2 + t1639;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1641 = t1640 % 3u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const bool t1642 = index_3 == 0u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1643 = t1642 ? t8 : t9;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1644 = t1641 << 14u;
#line 367 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 base = t1643 + t1644;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1646;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1646) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1647;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1647) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1648;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1649;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1651;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1652;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1653;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1654;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1655;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1656;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1657;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1658;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1659;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1660;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1661;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1662 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1663 = t415 + t1662;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1664 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1665 = t1663 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1666 = t1664 ^ t1665;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1667 = t1663 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1668 = t1666 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1669 = t1667 + t1668;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1670 = base + t1669;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1670), "r"(t1646), "r"(t1647), "r"(t1648), "r"(t1649) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1671 = t1669 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1672 = base + t1671;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1672), "r"(t1650), "r"(t1651), "r"(t1652), "r"(t1653) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1673 = t1669 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1674 = base + t1673;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1674), "r"(t1654), "r"(t1655), "r"(t1656), "r"(t1657) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1675 = t1669 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1676 = base + t1675;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1676), "r"(t1658), "r"(t1659), "r"(t1660), "r"(t1661) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1677 = t427 + t416;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1677 + t415;
                const bool t1679 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1679) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1680 = 1073741824u - t439;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1681 = t1680 + first_row;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1682 = t433 + t439;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1683 = t415 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1684 = base + t1683;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.5d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5, %6}], [%0];" :  : "r"(t1684), "l"(o), "r"(0u), "r"(index_4), "r"(t1681), "r"(t1682), "r"(1073741824u) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 139 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1685 = end_4 - 1u;
#line 140 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1686 = passed_2 + t1685;
#line 140 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 last_3 = t1686 % 3u;
                    const u32 t1688 = last_3 + 3u;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1689 = t1688 << 3u;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1690 = t10 + t1689;
                    const u32 t1691 = last_3 + 9u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1692 = t1691 << 3u;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1693 = t10 + t1692;
                    const bool t1694 = index_3 == 0u;
#line 143 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    if (t1694) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1690) : "memory");
                    } else {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1693) : "memory");
                    }
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1695 = 0ull * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1696 = t1695 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1697 = lse + t1696;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1698 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1699 = t1698 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1700 = t1699 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1701 = t1697 + t1700;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1702 = (u64)t433;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1703 = t1702 * lse_stride2;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1704 = t1703 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1705 = t1701 + t1704;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1706 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1707 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1708 = t1707 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1708) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1709 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1709;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < t439;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1712 = (u64)row * t1706;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1713 = t1712 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1714 = t1705 + t1713;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1715;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1715) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1716) : "f"(row_max), "f"(scale_log2), "f"(t1715));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t1716 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1718 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1719 = t1718 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1714), "f"(t1719) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1720 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1721 = first_row + t1720;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t1721 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < t439;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t1724 = (u64)row_2 * t1706;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1725 = t1724 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1726 = t1705 + t1725;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1727;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1727) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1728) : "f"(row_max_2), "f"(scale_log2), "f"(t1727));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t1728 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1730 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1731 = t1730 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1726), "f"(t1731) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries_3 = t454 & 3u;
                const u32 t1733 = queries_3 + 12u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1734 = t1733 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1735 = t10 + t1734;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1736 = t454 >> 2u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1737 = t1736 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1735), "r"(t1737) : "memory");
                const u32 t1738 = queries_3 + 16u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1739 = t1738 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1740 = t10 + t1739;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1741 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1741) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1740) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1742 = end_4 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_4 = passed_2 + t1742;
                #pragma unroll 1
                for (u32 i_5 = passed_2; i_5 < last_4; i_5 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1744 = i_5 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1745 = t1744 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1746 = t10 + t1745;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1747 = i_5 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1748 = t1747 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1746), "r"(t1748) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1749 = i_5 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1750 = t1749 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1751 = t1750 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1752 = t10 + t1751;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1753 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1753) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1752) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1754 = i_5 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1755 = t1754 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1756 = t1755 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1757 = t10 + t1756;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1758 = i_5 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1759 = t1758 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1757), "r"(t1759) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1760 = i_5 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1761 = t1760 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1762 = t1761 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1763 = t10 + t1762;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1764 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1764) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1763) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1765 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1765) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1766 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1767 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1766 ? 0u : t1767;
                    const u32 t1769 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1769) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1770 = last_4 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = t1770 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t10 + t1771;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = last_4 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t1773 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1772), "r"(t1774) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = last_4 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = t1775 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1776 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t10 + t1777;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1779 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1779) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1778) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = last_4 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = t1780 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = t1781 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1783 = t10 + t1782;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1784 = last_4 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1785 = t1784 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1783), "r"(t1785) : "memory");
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1786 = index_3 + 3u;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1786) : "memory");
#line 72 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1787 = 4u - index_3;
#line 72 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1787) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1788 = last_4 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1789 = t1788 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1790 = t1789 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1791 = t10 + t1790;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1792 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1792) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1791) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1793 = passed_2 + end_4;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t1793;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1794 = count_2 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_2 = t1794;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1795 = count_2 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t1795) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1796 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1797;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1797) : "r"(t1796) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1798;
            asm("mov.b32 %0, %1;" : "=r"(t1798) : "f"(t1797));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1799;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1799) : "r"(t1798));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1799;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1801 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1801) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1802 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1802) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
