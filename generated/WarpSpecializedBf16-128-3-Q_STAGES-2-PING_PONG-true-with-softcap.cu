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
    const f32 score_scale,
    const f32 argument0,
    const f32 small,
    const f32 coefficient,
    const f32 coefficient_2,
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
#line 12 "src/functions/caps.rs"
    f32 t1_2;
    asm("abs.f32 %0, %1;" : "=f"(t1_2) : "f"(argument0));
#line 12 "src/functions/caps.rs"
    f32 t2_2;
    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_2) : "f"(t1_2));
#line 95 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const f32 t3 = 1.442695f * t1_2;
#line 95 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    f32 t4;
    asm("max.f32 %0, %1, %2;" : "=f"(t4) : "f"(t3), "f"(1.1754944e-38f));
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t7 = thread >> 5u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t7));
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t11 = smem_1 + 49152u;
    const u32 t12 = t11 + 24576u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t13 = t12 + 32768u;
    const u32 t14 = t13 + 32768u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t15 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t15) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t16 = t14 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t14 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t14 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t14 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t14 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t14 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t14 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t22) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t14 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t14 + 112u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t14 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t14 + 120u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t14 + 80u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t14 + 128u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t14 + 88u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t14 + 136u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t14 + 96u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t14 + 144u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t14 + 104u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t14 + 152u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t14 + 160u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t35 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t36) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t37 = t14 + 160u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t38 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t38) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t39 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t39) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t40 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t40) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t41 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t42;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t42) : "r"(t41) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t43;
            asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t44;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t44;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t45 = index != 4294967295u;
                if (!t45) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t37 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t47;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t47) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm("mov.b32 %0, %1;" : "=r"(t48) : "f"(t47));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t49;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t49) : "r"(t48));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t50;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t50) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t51;
                asm("mov.b32 %0, %1;" : "=r"(t51) : "f"(t50));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t52;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t52) : "r"(t51));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t53;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t53) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t54 = t53 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t54) {
                    const u32 t55 = t37 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t55) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t56 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t57 = t56 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t57 > 1u ? t57 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t59 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t59 < end ? t59 : end;
                const u32 t61 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t61 < end ? t61 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t63 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t64 = tile * 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t64 % 6u;
                const u32 t66 = slot + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = t66 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t68 = t14 + t67;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t69 = t64 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = t69 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t71 = t70 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t68), "r"(t71) : "memory");
                const u32 t72 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t72 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t14 + t73;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t75 = slot << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t76 = smem_1 + t75;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t77;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t77) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t78 = t77 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t78) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t74) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t76), "l"(q), "r"(t74), "r"(0u), "r"(index), "r"(t49), "r"(t52) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t79 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t80 = t79 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t80 % 6u;
                const u32 t82 = slot_2 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t82 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t14 + t83;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t80 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t84), "r"(t87) : "memory");
                const u32 t88 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t88 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t14 + t89;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t49 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t92 = slot_2 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t93 = smem_1 + t92;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t94;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t94) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t95 = t94 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t95) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t90) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t93), "l"(q), "r"(t90), "r"(0u), "r"(index), "r"(t91), "r"(t52) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t97 = t96 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t97 % 6u;
                const u32 t99 = slot_3 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t14 + t100;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t97 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t102 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = t103 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t101), "r"(t104) : "memory");
                const u32 t105 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t14 + t106;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t49 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t109 = slot_3 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t110 = smem_1 + t109;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t111;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t111) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t112 = t111 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t112) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t107) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(q), "r"(t107), "r"(0u), "r"(index), "r"(t108), "r"(t52) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t114 = slot_4 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t14 + t114;
                const u32 t116 = slot_4 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t116 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t14 + t117;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = t120 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t118), "r"(t121) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t122 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t123 = t122 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = slot_4 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t12 + t124;
                u32 t126;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t126) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t127 = t126 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t127) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t115) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t125), "l"(k), "r"(t115), "r"(0u), "r"(t63), "r"(t123), "r"(t52) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t129 = slot_5 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t14 + t130;
                const u32 t132 = slot_5 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t14 + t133;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = passed >> 1u;
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
                const u32 t140 = slot_5 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t13 + t140;
                u32 t142;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t142) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t143 = t142 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t143) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t131) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t141), "l"(v), "r"(t131), "r"(0u), "r"(t63), "r"(t139), "r"(t52) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t144 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t144 & 1u;
                    const u32 t146 = slot_6 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t14 + t146;
                    const u32 t148 = slot_6 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t148 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t14 + t149;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = t144 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t152 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t150), "r"(t153) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t154 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t155 = t154 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t156 = t155 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t12 + t157;
                    u32 t159;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t159) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t160 = t159 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t160) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t147) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t158), "l"(k), "r"(t147), "r"(0u), "r"(t63), "r"(t156), "r"(t52) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t161 & 1u;
                    const u32 t163 = slot_7 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t163 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t14 + t164;
                    const u32 t166 = slot_7 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t166 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t14 + t167;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t161 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t170 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t168), "r"(t171) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t172 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t173 = t172 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t174 = t173 << 7u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = slot_7 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t13 + t175;
                    u32 t177;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t177) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t178 = t177 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t178) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t165) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(v), "r"(t165), "r"(0u), "r"(t63), "r"(t174), "r"(t52) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t179 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t179;
                const u32 t180 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t180;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t181 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t181) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t182 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t183;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t183) : "r"(t182) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t184;
                asm("mov.b32 %0, %1;" : "=r"(t184) : "f"(t183));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t185;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t185) : "r"(t184));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t185;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t187 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t187) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t188 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t188 / 192u;
            const u32 t190 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t190 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t192 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t192;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t193 = index_2 < total;
                if (!t193) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t194 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t195 = index_2 / t194;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t195 * heads_per_section;
                const u32 t197 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t198 = t197 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t198 < heads_per_section ? t198 : heads_per_section;
                const u32 t200 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t200;
                const u32 t202 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t203 = first + t202;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t204 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t205 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t206 = t204 - t205;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t207 = t206 * 192u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t208 = t203 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t209 = t203 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t210;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t210) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t211 = t210 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t211) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t37 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t213;
                    asm("mov.b32 %0, %1;" : "=f"(t213) : "r"(t208));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t213) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t214;
                    asm("mov.b32 %0, %1;" : "=f"(t214) : "r"(t207));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t214) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t215;
                    asm("mov.b32 %0, %1;" : "=f"(t215) : "r"(t209));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t215) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t216;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t216) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t217 = t216 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t217) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t37) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t218 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t218;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t219 = t37 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t220 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t221 = t220 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t219), "r"(t221) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t222 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t222) {
                    const u32 t223 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t224;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t224) : "l"(claims), "r"(t223) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t224;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t225 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t226;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t226) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t227 = t225 + t226;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t227;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t229;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t229) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t230 = t229 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t230) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t231 = t37 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t231), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t232;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t232) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t233 = t232 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t233) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t37) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t235 = index_3 << 13u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t236 = t11 + t235;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t237 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t238 = t237 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t239 = index_3 << 6u;
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
        u32 count = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t240 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t240) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t241 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t242;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t242) : "r"(t241) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t243;
        asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(t242));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t244;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t244) : "r"(t243));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t244;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t245 = index_3 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t245) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t246 = index_4 != 4294967295u;
            if (!t246) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t37 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t248;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t248) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t249;
            asm("mov.b32 %0, %1;" : "=r"(t249) : "f"(t248));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t250;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t250) : "r"(t249));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t251;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t251) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t252;
            asm("mov.b32 %0, %1;" : "=r"(t252) : "f"(t251));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t253;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t253) : "r"(t252));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t254;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t254) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t255 = t254 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t255) {
                const u32 t256 = t37 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t256) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t257 = seq_k + 127u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t258 = t257 >> 7u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t258 > 1u ? t258 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t260 = seq_k >> 7u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t260 < end_2 ? t260 : end_2;
            const u32 t262 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t262 < end_2 ? t262 : end_2;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t264 = t250 + t239;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t265 = t264 + t238;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t266 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t267 = t265 + t266;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t268 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_3;
            asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t271 = t2_3 * score_scale;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t272 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t273 = t265 + t272;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t274 = t273 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t275 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_4;
            asm("abs.f32 %0, %1;" : "=f"(t1_4) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_4;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t278 = t2_4 * score_scale;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t279 = count * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t280 = t279 + index_3;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t281;
            asm("max.f32 %0, %1, %2;" : "=f"(t281) : "f"(t1_2), "f"(1e-30f));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t282;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t282) : "f"(t281));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 none = t282 * -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = none;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = none;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t284 = t280 % 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t285 = t284 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t286 = t285 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t287 = t14 + t286;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t288 = t280 / 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t289 = t288 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t287), "r"(t289) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t290 = passed_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t291 = t290 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t292 = t14 + t291;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t293 = passed_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t294 = t293 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t292), "r"(t294) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t295 = t280 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t296 = t295 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t297 = smem_1 + t296;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = passed_2 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t299 = t298 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t300 = t12 + t299;
            const u32 t301 = t297 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t302 = t300 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t303 = t301 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t304 = (u64)t303;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t305 = t304 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t306 = t302 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t307 = (u64)t306;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t308 = t307 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = t301 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t310 = (u64)t309;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t311 = t310 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t312 = t302 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t313 = (u64)t312;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t314 = t313 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t315 = t301 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t316 = (u64)t315;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t317 = t316 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t318 = t302 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t319 = (u64)t318;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t320 = t319 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = t301 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t322 = (u64)t321;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t323 = t322 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t324 = t302 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t325 = (u64)t324;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t326 = t325 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t305), "l"(t308), "l"(t311), "l"(t314), "l"(t317), "l"(t320), "l"(t323), "l"(t326) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t327 = passed_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = t327 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t328 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t14 + t329;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t331 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t331) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t330) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t332 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t332 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t334 = t250 + t239;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t334 + t238;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t336 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t337 = t336 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t338 = first_key + t337;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t339 = seq_k - 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_2 = s * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_2;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2) : "f"(t3_2));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t4_2;
#line 12 "src/functions/caps.rs"
            const f32 t3_3 = s_3 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_3;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t4_3;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t344 = t338 + 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_4 = s_2 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_4;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t4_4;
#line 12 "src/functions/caps.rs"
            const f32 t3_5 = s_4 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_5;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t4_5;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t349 = t338 + 8u;
#line 12 "src/functions/caps.rs"
            const f32 t3_6 = s_5 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_6;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t4_6;
#line 12 "src/functions/caps.rs"
            const f32 t3_7 = s_7 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_7;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t4_7;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t354 = t338 + 9u;
#line 12 "src/functions/caps.rs"
            const f32 t3_8 = s_6 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_8;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t4_8;
#line 12 "src/functions/caps.rs"
            const f32 t3_9 = s_8 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_9;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t4_9;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t359 = t338 + 16u;
#line 12 "src/functions/caps.rs"
            const f32 t3_10 = s_9 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_10;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t4_10;
#line 12 "src/functions/caps.rs"
            const f32 t3_11 = s_11 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_11;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t4_11;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t364 = t338 + 17u;
#line 12 "src/functions/caps.rs"
            const f32 t3_12 = s_10 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_12;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t4_12;
#line 12 "src/functions/caps.rs"
            const f32 t3_13 = s_12 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_13;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t4_13;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t369 = t338 + 24u;
#line 12 "src/functions/caps.rs"
            const f32 t3_14 = s_13 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_14;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t4_14;
#line 12 "src/functions/caps.rs"
            const f32 t3_15 = s_15 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_15;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t4_15;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t374 = t338 + 25u;
#line 12 "src/functions/caps.rs"
            const f32 t3_16 = s_14 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_16;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t4_16;
#line 12 "src/functions/caps.rs"
            const f32 t3_17 = s_16 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_17;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t4_17;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t379 = t338 + 32u;
#line 12 "src/functions/caps.rs"
            const f32 t3_18 = s_17 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_18;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t4_18;
#line 12 "src/functions/caps.rs"
            const f32 t3_19 = s_19 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_19;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_19) : "f"(t3_19));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t4_19;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t384 = t338 + 33u;
#line 12 "src/functions/caps.rs"
            const f32 t3_20 = s_18 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_20;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_20) : "f"(t3_20));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t4_20;
#line 12 "src/functions/caps.rs"
            const f32 t3_21 = s_20 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_21;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_21) : "f"(t3_21));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t4_21;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t389 = t338 + 40u;
#line 12 "src/functions/caps.rs"
            const f32 t3_22 = s_21 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_22;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_22) : "f"(t3_22));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t4_22;
#line 12 "src/functions/caps.rs"
            const f32 t3_23 = s_23 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_23;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_23) : "f"(t3_23));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t4_23;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t394 = t338 + 41u;
#line 12 "src/functions/caps.rs"
            const f32 t3_24 = s_22 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_24;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_24) : "f"(t3_24));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t4_24;
#line 12 "src/functions/caps.rs"
            const f32 t3_25 = s_24 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_25;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_25) : "f"(t3_25));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t4_25;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t399 = t338 + 48u;
#line 12 "src/functions/caps.rs"
            const f32 t3_26 = s_25 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_26;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_26) : "f"(t3_26));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t4_26;
#line 12 "src/functions/caps.rs"
            const f32 t3_27 = s_27 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_27;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_27) : "f"(t3_27));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t4_27;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t404 = t338 + 49u;
#line 12 "src/functions/caps.rs"
            const f32 t3_28 = s_26 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_28;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_28) : "f"(t3_28));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t4_28;
#line 12 "src/functions/caps.rs"
            const f32 t3_29 = s_28 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_29;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_29) : "f"(t3_29));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t4_29;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t409 = t338 + 56u;
#line 12 "src/functions/caps.rs"
            const f32 t3_30 = s_29 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_30;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_30) : "f"(t3_30));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t4_30;
#line 12 "src/functions/caps.rs"
            const f32 t3_31 = s_31 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_31;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_31) : "f"(t3_31));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t4_31;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t414 = t338 + 57u;
#line 12 "src/functions/caps.rs"
            const f32 t3_32 = s_30 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_32;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_32) : "f"(t3_32));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t4_32;
#line 12 "src/functions/caps.rs"
            const f32 t3_33 = s_32 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_33;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_33) : "f"(t3_33));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t4_33;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t419 = t338 + 64u;
#line 12 "src/functions/caps.rs"
            const f32 t3_34 = s_33 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_34;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_34) : "f"(t3_34));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t4_34;
#line 12 "src/functions/caps.rs"
            const f32 t3_35 = s_35 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_35;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_35) : "f"(t3_35));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t4_35;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t424 = t338 + 65u;
#line 12 "src/functions/caps.rs"
            const f32 t3_36 = s_34 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_36;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_36) : "f"(t3_36));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t4_36;
#line 12 "src/functions/caps.rs"
            const f32 t3_37 = s_36 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_37;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_37) : "f"(t3_37));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t4_37;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t429 = t338 + 72u;
#line 12 "src/functions/caps.rs"
            const f32 t3_38 = s_37 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_38;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_38) : "f"(t3_38));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t4_38;
#line 12 "src/functions/caps.rs"
            const f32 t3_39 = s_39 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_39;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_39) : "f"(t3_39));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t4_39;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t434 = t338 + 73u;
#line 12 "src/functions/caps.rs"
            const f32 t3_40 = s_38 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_40;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_40) : "f"(t3_40));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t4_40;
#line 12 "src/functions/caps.rs"
            const f32 t3_41 = s_40 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_41;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_41) : "f"(t3_41));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t4_41;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t439 = t338 + 80u;
#line 12 "src/functions/caps.rs"
            const f32 t3_42 = s_41 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_42;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_42) : "f"(t3_42));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t4_42;
#line 12 "src/functions/caps.rs"
            const f32 t3_43 = s_43 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_43;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_43) : "f"(t3_43));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t4_43;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t444 = t338 + 81u;
#line 12 "src/functions/caps.rs"
            const f32 t3_44 = s_42 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_44;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_44) : "f"(t3_44));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t4_44;
#line 12 "src/functions/caps.rs"
            const f32 t3_45 = s_44 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_45;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_45) : "f"(t3_45));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t4_45;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t449 = t338 + 88u;
#line 12 "src/functions/caps.rs"
            const f32 t3_46 = s_45 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_46;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_46) : "f"(t3_46));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t4_46;
#line 12 "src/functions/caps.rs"
            const f32 t3_47 = s_47 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_47;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_47) : "f"(t3_47));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t4_47;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t454 = t338 + 89u;
#line 12 "src/functions/caps.rs"
            const f32 t3_48 = s_46 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_48;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_48) : "f"(t3_48));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t4_48;
#line 12 "src/functions/caps.rs"
            const f32 t3_49 = s_48 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_49;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_49) : "f"(t3_49));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t4_49;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t459 = t338 + 96u;
#line 12 "src/functions/caps.rs"
            const f32 t3_50 = s_49 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_50;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_50) : "f"(t3_50));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t4_50;
#line 12 "src/functions/caps.rs"
            const f32 t3_51 = s_51 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_51;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_51) : "f"(t3_51));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t4_51;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t464 = t338 + 97u;
#line 12 "src/functions/caps.rs"
            const f32 t3_52 = s_50 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_52;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_52) : "f"(t3_52));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t4_52;
#line 12 "src/functions/caps.rs"
            const f32 t3_53 = s_52 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_53;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_53) : "f"(t3_53));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t4_53;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t469 = t338 + 104u;
#line 12 "src/functions/caps.rs"
            const f32 t3_54 = s_53 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_54;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_54) : "f"(t3_54));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t4_54;
#line 12 "src/functions/caps.rs"
            const f32 t3_55 = s_55 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_55;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_55) : "f"(t3_55));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t4_55;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t474 = t338 + 105u;
#line 12 "src/functions/caps.rs"
            const f32 t3_56 = s_54 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_56;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_56) : "f"(t3_56));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t4_56;
#line 12 "src/functions/caps.rs"
            const f32 t3_57 = s_56 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_57;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_57) : "f"(t3_57));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t4_57;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t479 = t338 + 112u;
#line 12 "src/functions/caps.rs"
            const f32 t3_58 = s_57 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_58;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_58) : "f"(t3_58));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = t4_58;
#line 12 "src/functions/caps.rs"
            const f32 t3_59 = s_59 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_59;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_59) : "f"(t3_59));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = t4_59;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t484 = t338 + 113u;
#line 12 "src/functions/caps.rs"
            const f32 t3_60 = s_58 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_60;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_60) : "f"(t3_60));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = t4_60;
#line 12 "src/functions/caps.rs"
            const f32 t3_61 = s_60 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_61;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_61) : "f"(t3_61));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = t4_61;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t489 = t338 + 120u;
#line 12 "src/functions/caps.rs"
            const f32 t3_62 = s_61 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_62;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_62) : "f"(t3_62));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = t4_62;
#line 12 "src/functions/caps.rs"
            const f32 t3_63 = s_63 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_63;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_63) : "f"(t3_63));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = t4_63;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t494 = t338 + 121u;
#line 12 "src/functions/caps.rs"
            const f32 t3_64 = s_62 * t271;
#line 12 "src/functions/caps.rs"
            f32 t4_64;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_64) : "f"(t3_64));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = t4_64;
#line 12 "src/functions/caps.rs"
            const f32 t3_65 = s_64 * t278;
#line 12 "src/functions/caps.rs"
            f32 t4_65;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_65) : "f"(t3_65));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = t4_65;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t499 = masked_right_2 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t499) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t500 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t500 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t502 = t250 + t239;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t502 + t238;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t504 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t505 = t504 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t505;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t507 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t508 = first_query_2 + t507;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t509 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t509 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t512 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t514 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t514;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t516 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t516;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t518 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t518;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t520 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t520;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t522 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t522;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t524 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t526 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t528 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t528;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t530 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t530;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t532 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t534 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t534;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t536 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t536;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t538 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t538;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t540 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t540;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t542 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t542;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t544 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t546 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t548 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t548;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t550 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t550;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t552 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t554 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t556 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t556;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t558 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t560 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t560;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t562 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t562;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t564 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t566 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t568 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t568;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t570 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t570;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t572 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t572;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t574 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t574;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t575 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t576 = first_query_2 + t575;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t577 = t576 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t578 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t578 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t581 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t581;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t583 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t583;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t585 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t585;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t587 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t587;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t589 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t589;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t591 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t591;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t593 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t595 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t597 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t597;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t599 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t599;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t601 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t601;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t603 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t603;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t605 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t607 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t607;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t609 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t609;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t611 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t611;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t613 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t613;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t615 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t615;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t617 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t617;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t619 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t621 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t623 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t625 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t627 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t629 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t631 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t633 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t635 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t637 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t639 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t639;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t641 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t641;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t643 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t643;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t645;
            asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t646;
            asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t645), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t647;
            asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t648;
            asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t649;
            asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t650;
            asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t646), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t651;
            asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t647), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t652;
            asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t648), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t653;
            asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t649), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t654;
            asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t650), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t655;
            asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t651), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t656;
            asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t652), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t657;
            asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t658;
            asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t659;
            asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t660;
            asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t661;
            asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t662;
            asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t663;
            asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t664;
            asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t665;
            asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t666;
            asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t667;
            asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t668;
            asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t669;
            asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t665), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t670;
            asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t666), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t671;
            asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t667), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t672;
            asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t668), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t673;
            asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t669), "f"(s_62));
            f32 t674;
            asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t670), "f"(t671));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t675;
            asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t672), "f"(t673));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t676;
            asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t674), "f"(t675));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t677;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t677) : "f"(t676));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t676), "f"(t677));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t679;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t679) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t679));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(t4), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(old), "f"(t4), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t683 = t682 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t683));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t685 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t686 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(t4), "f"(t686));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t688;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t688) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t688;
            const f32 t689 = t685 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t690 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(t4), "f"(t690));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t692;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t692) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t692;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t693 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(t4), "f"(t693));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t695;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t695) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t695;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t696 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(t4), "f"(t696));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t698;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t698) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t698;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t699 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(t4), "f"(t699));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t701;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t701;
            const f32 t702 = t689 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t703 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(t4), "f"(t703));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t705;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t705;
            const f32 t706 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t707 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(t4), "f"(t707));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t709;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t709;
            const f32 t710 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t711 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(t4), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t713;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t713;
            const f32 t714 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t715 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(t4), "f"(t715));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t717;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t717;
            const f32 t718 = t702 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t719 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(t4), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t721;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t721;
            const f32 t722 = t706 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t723 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(t4), "f"(t723));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t725;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t725;
            const f32 t726 = t710 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t727 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(t4), "f"(t727));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t729;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t729;
            const f32 t730 = t714 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t731 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(t4), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t733;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t733;
            const f32 t734 = t718 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t735 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(t4), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t737;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t737;
            const f32 t738 = t722 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t739 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(t4), "f"(t739));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t741;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t741;
            const f32 t742 = t726 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t743 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(t4), "f"(t743));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t745;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t745;
            const f32 t746 = t730 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t747 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(t4), "f"(t747));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t749;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t749;
            const f32 t750 = t734 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t751 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(t4), "f"(t751));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t753;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t753;
            const f32 t754 = t738 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t755 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(t4), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t757;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t757;
            const f32 t758 = t742 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t759 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(t4), "f"(t759));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t761;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t761;
            const f32 t762 = t746 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t763 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(t4), "f"(t763));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t765;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t765;
            const f32 t766 = t750 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t767 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(t4), "f"(t767));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t769;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t769;
            const f32 t770 = t754 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t771 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(t4), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t773;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t773;
            const f32 t774 = t758 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t775 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(t4), "f"(t775));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t777;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t777;
            const f32 t778 = t762 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t779 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(t4), "f"(t779));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t781;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t781;
            const f32 t782 = t766 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t783 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(t4), "f"(t783));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t785;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t785) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t785;
            const f32 t786 = t770 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t787 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(t4), "f"(t787));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t789;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t789) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t789;
            const f32 t790 = t774 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t791 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(t4), "f"(t791));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t793;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t793) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t793;
            const f32 t794 = t778 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t795 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(t4), "f"(t795));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t797;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t797) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_57 = t797;
            const f32 t798 = t782 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t799 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(t4), "f"(t799));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t801;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t801) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_58 = t801;
            const f32 t802 = t786 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t803 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(t4), "f"(t803));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t805;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t805) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_61 = t805;
            const f32 t806 = t790 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t807 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(t4), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t809;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_62 = t809;
            const f32 t810 = t794 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = t798 + t802;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t812 = t806 + t810;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t813 = t811 + t812;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t813;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t815;
            asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t816;
            asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(t815), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t818;
            asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t819;
            asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t820;
            asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t816), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t817), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t822;
            asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t818), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t823;
            asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t824;
            asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t826;
            asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t827;
            asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t828;
            asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t830;
            asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t832;
            asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t834;
            asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t835;
            asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t836;
            asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t838;
            asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t839;
            asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t840;
            asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t842;
            asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t843;
            asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(s_64));
            f32 t844;
            asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t840), "f"(t841));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t845;
            asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t842), "f"(t843));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t846;
            asm("max.f32 %0, %1, %2;" : "=f"(t846) : "f"(t844), "f"(t845));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t847;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t847) : "f"(t846));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t846), "f"(t847));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t849;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t849) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t849));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(t4), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(old_2), "f"(t4), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t853 = t852 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t853));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t856 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(t4), "f"(t856));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t858;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t858;
            const f32 t859 = t855 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t860 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(t4), "f"(t860));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t862;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t862;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t863 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(t4), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t865;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t866 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(t4), "f"(t866));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t868;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t868) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t868;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t869 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(t4), "f"(t869));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t871;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t871;
            const f32 t872 = t859 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t873 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(t4), "f"(t873));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t875;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t875;
            const f32 t876 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t877 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(t4), "f"(t877));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t879;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t879;
            const f32 t880 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t881 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(t4), "f"(t881));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t883;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t883;
            const f32 t884 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t885 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(t4), "f"(t885));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t887;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t887;
            const f32 t888 = t872 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t889 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(t4), "f"(t889));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t891;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t891;
            const f32 t892 = t876 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t893 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(t4), "f"(t893));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t895;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t895;
            const f32 t896 = t880 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t897 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(t4), "f"(t897));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t899;
            const f32 t900 = t884 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t901 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(t4), "f"(t901));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t903;
            const f32 t904 = t888 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t905 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(t4), "f"(t905));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t907;
            const f32 t908 = t892 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t909 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(t4), "f"(t909));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t911;
            const f32 t912 = t896 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t913 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(t4), "f"(t913));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t915;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t915;
            const f32 t916 = t900 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t917 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(t4), "f"(t917));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t919;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t919;
            const f32 t920 = t904 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t921 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(t4), "f"(t921));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t923;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t923;
            const f32 t924 = t908 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t925 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(t4), "f"(t925));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t927;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t927) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t927;
            const f32 t928 = t912 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t929 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(t4), "f"(t929));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t931;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t931;
            const f32 t932 = t916 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t933 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(t4), "f"(t933));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t935;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t935;
            const f32 t936 = t920 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t937 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(t4), "f"(t937));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t939;
            const f32 t940 = t924 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t941 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(t4), "f"(t941));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t943;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t943;
            const f32 t944 = t928 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t945 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(t4), "f"(t945));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t947;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t947;
            const f32 t948 = t932 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(t4), "f"(t949));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t951;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t951;
            const f32 t952 = t936 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t953 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(t4), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t955;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t955;
            const f32 t956 = t940 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t957 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(t4), "f"(t957));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t959;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t959;
            const f32 t960 = t944 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t961 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(t4), "f"(t961));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t963;
            const f32 t964 = t948 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(t4), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_59 = t967;
            const f32 t968 = t952 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t969 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(t4), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t971;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_60 = t971;
            const f32 t972 = t956 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t973 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(t4), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_63 = t975;
            const f32 t976 = t960 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t977 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(t4), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_64 = t979;
            const f32 t980 = t964 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = t968 + t972;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t982 = t976 + t980;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t983 = t981 + t982;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t983;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_55), "f"(s_56));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_57), "f"(s_58));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1013;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_59), "f"(s_60));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_61), "f"(s_62));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1015;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1015) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t984;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t985;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t986;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t987;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t988;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t989;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t990;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t991;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t992;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t993;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t994;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t995;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t996;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t997;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t998;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t999;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1000;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1001;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1002;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1003;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1004;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1005;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1006;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1008;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1013;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1014;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1015;
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
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1018 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1018) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1019 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1020 = t1019 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1021 = t1020 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1022 = t14 + t1021;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1023 = t1019 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1024 = t1023 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1022), "r"(t1024) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1025 = t280 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1026 = t1025 << 13u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1027 = smem_1 + t1026;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1028 = t1019 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1029 = t1028 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1030 = t12 + t1029;
                const u32 t1031 = t1027 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1032 = t1030 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1033 = t1031 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1034 = (u64)t1033;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1035 = t1034 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1036 = t1032 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1037 = (u64)t1036;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1038 = t1037 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1039 = t1031 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1040 = (u64)t1039;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1041 = t1040 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1042 = t1032 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1043 = (u64)t1042;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1044 = t1043 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1045 = t1031 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1046 = (u64)t1045;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1047 = t1046 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1048 = t1032 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1049 = (u64)t1048;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1050 = t1049 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1051 = t1031 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1052 = (u64)t1051;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1053 = t1052 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1054 = t1032 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1055 = (u64)t1054;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1056 = t1055 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1035), "l"(t1038), "l"(t1041), "l"(t1044), "l"(t1047), "l"(t1050), "l"(t1053), "l"(t1056) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1057 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1058 = passed_2 + t1057;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1059 = t1058 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1060 = t1059 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1061 = t1060 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1062 = t14 + t1061;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1063 = t1058 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1064 = t1063 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1062), "r"(t1064) : "memory");
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
                const u32 t1065 = t1058 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1066 = t1065 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1067 = t13 + t1066;
                const u32 t1068 = t1067 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1069 = t1068 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1070 = (u64)t1069;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1071 = t1070 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1072 = t1068 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1073 = (u64)t1072;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1074 = t1073 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1075 = t1068 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1076 = (u64)t1075;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1077 = t1076 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1078 = t1068 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1079 = (u64)t1078;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1080 = t1079 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1081 = t1068 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1082 = (u64)t1081;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1083 = t1082 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1084 = t1068 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1085 = (u64)t1084;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1086 = t1085 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1087 = t1068 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1088 = (u64)t1087;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1089 = t1088 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1090 = t1068 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1091 = (u64)t1090;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1092 = t1091 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1071), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1074), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1077), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1080), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1083), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1086), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1089), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1092) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1093 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1094 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t1093 ? 0u : t1094;
                const u32 t1096 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1096) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1097 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = t1097 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1099 = t1098 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1099 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1101 = t14 + t1100;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1102 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1102) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1101) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1104 = t1103 - i_2;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1104 << 7u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1106 = t250 + t239;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1106 + t238;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1108 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1109 = t1108 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1110 = first_key_3 + t1109;
#line 12 "src/functions/caps.rs"
                const f32 t3_66 = s * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_66;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_66) : "f"(t3_66));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s = t4_66;
#line 12 "src/functions/caps.rs"
                const f32 t3_67 = s_3 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_67;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_67) : "f"(t3_67));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = t4_67;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1115 = t1110 + 1u;
#line 12 "src/functions/caps.rs"
                const f32 t3_68 = s_2 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_68;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_68) : "f"(t3_68));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = t4_68;
#line 12 "src/functions/caps.rs"
                const f32 t3_69 = s_4 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_69;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_69) : "f"(t3_69));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = t4_69;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1120 = t1110 + 8u;
#line 12 "src/functions/caps.rs"
                const f32 t3_70 = s_5 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_70;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_70) : "f"(t3_70));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = t4_70;
#line 12 "src/functions/caps.rs"
                const f32 t3_71 = s_7 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_71;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_71) : "f"(t3_71));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = t4_71;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1125 = t1110 + 9u;
#line 12 "src/functions/caps.rs"
                const f32 t3_72 = s_6 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_72;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_72) : "f"(t3_72));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = t4_72;
#line 12 "src/functions/caps.rs"
                const f32 t3_73 = s_8 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_73;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_73) : "f"(t3_73));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = t4_73;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1130 = t1110 + 16u;
#line 12 "src/functions/caps.rs"
                const f32 t3_74 = s_9 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_74;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_74) : "f"(t3_74));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = t4_74;
#line 12 "src/functions/caps.rs"
                const f32 t3_75 = s_11 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_75;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_75) : "f"(t3_75));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = t4_75;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1135 = t1110 + 17u;
#line 12 "src/functions/caps.rs"
                const f32 t3_76 = s_10 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_76;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_76) : "f"(t3_76));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = t4_76;
#line 12 "src/functions/caps.rs"
                const f32 t3_77 = s_12 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_77;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_77) : "f"(t3_77));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = t4_77;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1140 = t1110 + 24u;
#line 12 "src/functions/caps.rs"
                const f32 t3_78 = s_13 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_78;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_78) : "f"(t3_78));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = t4_78;
#line 12 "src/functions/caps.rs"
                const f32 t3_79 = s_15 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_79;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_79) : "f"(t3_79));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = t4_79;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1145 = t1110 + 25u;
#line 12 "src/functions/caps.rs"
                const f32 t3_80 = s_14 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_80;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_80) : "f"(t3_80));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = t4_80;
#line 12 "src/functions/caps.rs"
                const f32 t3_81 = s_16 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_81;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_81) : "f"(t3_81));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = t4_81;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1150 = t1110 + 32u;
#line 12 "src/functions/caps.rs"
                const f32 t3_82 = s_17 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_82;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_82) : "f"(t3_82));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = t4_82;
#line 12 "src/functions/caps.rs"
                const f32 t3_83 = s_19 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_83;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_83) : "f"(t3_83));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = t4_83;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1155 = t1110 + 33u;
#line 12 "src/functions/caps.rs"
                const f32 t3_84 = s_18 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_84;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_84) : "f"(t3_84));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = t4_84;
#line 12 "src/functions/caps.rs"
                const f32 t3_85 = s_20 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_85;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_85) : "f"(t3_85));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = t4_85;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1160 = t1110 + 40u;
#line 12 "src/functions/caps.rs"
                const f32 t3_86 = s_21 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_86;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_86) : "f"(t3_86));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = t4_86;
#line 12 "src/functions/caps.rs"
                const f32 t3_87 = s_23 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_87;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_87) : "f"(t3_87));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = t4_87;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1165 = t1110 + 41u;
#line 12 "src/functions/caps.rs"
                const f32 t3_88 = s_22 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_88;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_88) : "f"(t3_88));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = t4_88;
#line 12 "src/functions/caps.rs"
                const f32 t3_89 = s_24 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_89;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_89) : "f"(t3_89));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = t4_89;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1170 = t1110 + 48u;
#line 12 "src/functions/caps.rs"
                const f32 t3_90 = s_25 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_90;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_90) : "f"(t3_90));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = t4_90;
#line 12 "src/functions/caps.rs"
                const f32 t3_91 = s_27 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_91;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_91) : "f"(t3_91));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = t4_91;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1175 = t1110 + 49u;
#line 12 "src/functions/caps.rs"
                const f32 t3_92 = s_26 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_92;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_92) : "f"(t3_92));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = t4_92;
#line 12 "src/functions/caps.rs"
                const f32 t3_93 = s_28 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_93;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_93) : "f"(t3_93));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = t4_93;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1180 = t1110 + 56u;
#line 12 "src/functions/caps.rs"
                const f32 t3_94 = s_29 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_94;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_94) : "f"(t3_94));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = t4_94;
#line 12 "src/functions/caps.rs"
                const f32 t3_95 = s_31 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_95;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_95) : "f"(t3_95));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = t4_95;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1185 = t1110 + 57u;
#line 12 "src/functions/caps.rs"
                const f32 t3_96 = s_30 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_96;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_96) : "f"(t3_96));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = t4_96;
#line 12 "src/functions/caps.rs"
                const f32 t3_97 = s_32 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_97;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_97) : "f"(t3_97));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = t4_97;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1190 = t1110 + 64u;
#line 12 "src/functions/caps.rs"
                const f32 t3_98 = s_33 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_98;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_98) : "f"(t3_98));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_33 = t4_98;
#line 12 "src/functions/caps.rs"
                const f32 t3_99 = s_35 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_99;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_99) : "f"(t3_99));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_35 = t4_99;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1195 = t1110 + 65u;
#line 12 "src/functions/caps.rs"
                const f32 t3_100 = s_34 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_100;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_100) : "f"(t3_100));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_34 = t4_100;
#line 12 "src/functions/caps.rs"
                const f32 t3_101 = s_36 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_101;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_101) : "f"(t3_101));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_36 = t4_101;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1200 = t1110 + 72u;
#line 12 "src/functions/caps.rs"
                const f32 t3_102 = s_37 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_102;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_102) : "f"(t3_102));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_37 = t4_102;
#line 12 "src/functions/caps.rs"
                const f32 t3_103 = s_39 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_103;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_103) : "f"(t3_103));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_39 = t4_103;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1205 = t1110 + 73u;
#line 12 "src/functions/caps.rs"
                const f32 t3_104 = s_38 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_104;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_104) : "f"(t3_104));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_38 = t4_104;
#line 12 "src/functions/caps.rs"
                const f32 t3_105 = s_40 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_105;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_105) : "f"(t3_105));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_40 = t4_105;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1210 = t1110 + 80u;
#line 12 "src/functions/caps.rs"
                const f32 t3_106 = s_41 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_106;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_106) : "f"(t3_106));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_41 = t4_106;
#line 12 "src/functions/caps.rs"
                const f32 t3_107 = s_43 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_107;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_107) : "f"(t3_107));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_43 = t4_107;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1215 = t1110 + 81u;
#line 12 "src/functions/caps.rs"
                const f32 t3_108 = s_42 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_108;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_108) : "f"(t3_108));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_42 = t4_108;
#line 12 "src/functions/caps.rs"
                const f32 t3_109 = s_44 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_109;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_109) : "f"(t3_109));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_44 = t4_109;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1220 = t1110 + 88u;
#line 12 "src/functions/caps.rs"
                const f32 t3_110 = s_45 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_110;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_110) : "f"(t3_110));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_45 = t4_110;
#line 12 "src/functions/caps.rs"
                const f32 t3_111 = s_47 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_111;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_111) : "f"(t3_111));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_47 = t4_111;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1225 = t1110 + 89u;
#line 12 "src/functions/caps.rs"
                const f32 t3_112 = s_46 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_112;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_112) : "f"(t3_112));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_46 = t4_112;
#line 12 "src/functions/caps.rs"
                const f32 t3_113 = s_48 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_113;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_113) : "f"(t3_113));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_48 = t4_113;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1230 = t1110 + 96u;
#line 12 "src/functions/caps.rs"
                const f32 t3_114 = s_49 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_114;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_114) : "f"(t3_114));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_49 = t4_114;
#line 12 "src/functions/caps.rs"
                const f32 t3_115 = s_51 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_115;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_115) : "f"(t3_115));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_51 = t4_115;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1235 = t1110 + 97u;
#line 12 "src/functions/caps.rs"
                const f32 t3_116 = s_50 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_116;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_116) : "f"(t3_116));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_50 = t4_116;
#line 12 "src/functions/caps.rs"
                const f32 t3_117 = s_52 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_117;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_117) : "f"(t3_117));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_52 = t4_117;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1240 = t1110 + 104u;
#line 12 "src/functions/caps.rs"
                const f32 t3_118 = s_53 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_118;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_118) : "f"(t3_118));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_53 = t4_118;
#line 12 "src/functions/caps.rs"
                const f32 t3_119 = s_55 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_119;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_119) : "f"(t3_119));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_55 = t4_119;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1245 = t1110 + 105u;
#line 12 "src/functions/caps.rs"
                const f32 t3_120 = s_54 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_120;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_120) : "f"(t3_120));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_54 = t4_120;
#line 12 "src/functions/caps.rs"
                const f32 t3_121 = s_56 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_121;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_121) : "f"(t3_121));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_56 = t4_121;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1250 = t1110 + 112u;
#line 12 "src/functions/caps.rs"
                const f32 t3_122 = s_57 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_122;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_122) : "f"(t3_122));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_57 = t4_122;
#line 12 "src/functions/caps.rs"
                const f32 t3_123 = s_59 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_123;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_123) : "f"(t3_123));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_59 = t4_123;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1255 = t1110 + 113u;
#line 12 "src/functions/caps.rs"
                const f32 t3_124 = s_58 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_124;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_124) : "f"(t3_124));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_58 = t4_124;
#line 12 "src/functions/caps.rs"
                const f32 t3_125 = s_60 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_125;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_125) : "f"(t3_125));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_60 = t4_125;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1260 = t1110 + 120u;
#line 12 "src/functions/caps.rs"
                const f32 t3_126 = s_61 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_126;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_126) : "f"(t3_126));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_61 = t4_126;
#line 12 "src/functions/caps.rs"
                const f32 t3_127 = s_63 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_127;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_127) : "f"(t3_127));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_63 = t4_127;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1265 = t1110 + 121u;
#line 12 "src/functions/caps.rs"
                const f32 t3_128 = s_62 * t271;
#line 12 "src/functions/caps.rs"
                f32 t4_128;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_128) : "f"(t3_128));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_62 = t4_128;
#line 12 "src/functions/caps.rs"
                const f32 t3_129 = s_64 * t278;
#line 12 "src/functions/caps.rs"
                f32 t4_129;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_129) : "f"(t3_129));
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_64 = t4_129;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1271), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1278;
                asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1280;
                asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1281;
                asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1277), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1282;
                asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1284;
                asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1286;
                asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1282), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1287;
                asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1283), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1288;
                asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1284), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1285), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1290;
                asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1286), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1287), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1292;
                asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1288), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1289), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1294;
                asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1290), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1296;
                asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(s_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1293), "f"(s_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1298;
                asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1294), "f"(s_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1299;
                asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(s_62));
                f32 t1300;
                asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1296), "f"(t1297));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1298), "f"(t1299));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1302;
                asm("max.f32 %0, %1, %2;" : "=f"(t1302) : "f"(t1300), "f"(t1301));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1303;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1303) : "f"(t1302));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1302), "f"(t1303));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1305;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1305) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1305));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(t4), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1308;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(old_3), "f"(t4), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1309 = t1308 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1309));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1311 = row_sum * rescale_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1312 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(t4), "f"(t1312));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1314;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1314) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1314;
                const f32 t1315 = t1311 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1316 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(t4), "f"(t1316));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1318;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1318) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1318;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(t4), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1321;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1322 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(t4), "f"(t1322));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1324;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1324) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1324;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1325 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(t4), "f"(t1325));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1327;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1327) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1327;
                const f32 t1328 = t1315 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(t4), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1331;
                const f32 t1332 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1333 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(t4), "f"(t1333));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1335;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1335) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1335;
                const f32 t1336 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1337 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(t4), "f"(t1337));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1339;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1339) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1339;
                const f32 t1340 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1341 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(t4), "f"(t1341));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1343;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1343) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1343;
                const f32 t1344 = t1328 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1345 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(t4), "f"(t1345));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1347;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1347) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1347;
                const f32 t1348 = t1332 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1349 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(t4), "f"(t1349));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1351;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1351) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1351;
                const f32 t1352 = t1336 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1353 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(t4), "f"(t1353));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1355;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1355) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1355;
                const f32 t1356 = t1340 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1357 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(t4), "f"(t1357));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1359;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1359) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1359;
                const f32 t1360 = t1344 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1361 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(t4), "f"(t1361));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1363;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1363) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1363;
                const f32 t1364 = t1348 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1365 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(t4), "f"(t1365));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1367;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1367) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1367;
                const f32 t1368 = t1352 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1369 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(t4), "f"(t1369));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1371;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1371) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1371;
                const f32 t1372 = t1356 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1373 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(t4), "f"(t1373));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1375;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1375) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1375;
                const f32 t1376 = t1360 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1377 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(t4), "f"(t1377));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1379;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1379) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1379;
                const f32 t1380 = t1364 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1381 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(t4), "f"(t1381));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1383;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1383) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1383;
                const f32 t1384 = t1368 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1385 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(t4), "f"(t1385));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1387;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1387) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1387;
                const f32 t1388 = t1372 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1389 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(t4), "f"(t1389));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1391;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1391) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1391;
                const f32 t1392 = t1376 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1393 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(t4), "f"(t1393));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1395;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1395) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1395;
                const f32 t1396 = t1380 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1397 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(t4), "f"(t1397));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1399;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1399) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1399;
                const f32 t1400 = t1384 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1401 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(t4), "f"(t1401));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1403;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1403) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1403;
                const f32 t1404 = t1388 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1405 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(t4), "f"(t1405));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1407;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1407) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1407;
                const f32 t1408 = t1392 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1409 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(t4), "f"(t1409));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1411;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1411) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1411;
                const f32 t1412 = t1396 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1413 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(t4), "f"(t1413));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1415;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1415) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1415;
                const f32 t1416 = t1400 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1417 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(t4), "f"(t1417));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1419;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1419) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1419;
                const f32 t1420 = t1404 + s_54;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1421 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(t4), "f"(t1421));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1423;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1423) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1423;
                const f32 t1424 = t1408 + s_57;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1425 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(t4), "f"(t1425));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1427;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1427) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1427;
                const f32 t1428 = t1412 + s_58;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1429 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(t4), "f"(t1429));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1431;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1431) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1431;
                const f32 t1432 = t1416 + s_61;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1433 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(t4), "f"(t1433));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1435;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1435) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1435;
                const f32 t1436 = t1420 + s_62;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1437 = t1424 + t1428;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1438 = t1432 + t1436;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1439 = t1437 + t1438;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1439;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1441;
                asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1442;
                asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1441), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1443;
                asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1444;
                asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1445;
                asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1446;
                asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1447;
                asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1448;
                asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1449;
                asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1450;
                asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1451;
                asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1452;
                asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1453;
                asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1454;
                asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1456;
                asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1457;
                asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1458;
                asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1459;
                asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1460;
                asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1461;
                asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1462;
                asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1463;
                asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1464;
                asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1466;
                asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1468;
                asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1469;
                asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_64));
                f32 t1470;
                asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(t1467));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1471;
                asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1468), "f"(t1469));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1472;
                asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1470), "f"(t1471));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1473;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1473) : "f"(t1472));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1472), "f"(t1473));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1475;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1475) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1475));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(t4), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1478;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(old_4), "f"(t4), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1479 = t1478 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1479));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1481 = row_sum_2 * rescale_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1482 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(t4), "f"(t1482));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1484;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1484) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1484;
                const f32 t1485 = t1481 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1486 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(t4), "f"(t1486));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1488;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1488;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1489 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(t4), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1491;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1492 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(t4), "f"(t1492));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1494;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1494) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1494;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1495 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(t4), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1497;
                const f32 t1498 = t1485 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1499 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(t4), "f"(t1499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1501;
                const f32 t1502 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1503 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(t4), "f"(t1503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1505;
                const f32 t1506 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1507 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(t4), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1509;
                const f32 t1510 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1511 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(t4), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1513;
                const f32 t1514 = t1498 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1515 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(t4), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1517;
                const f32 t1518 = t1502 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1519 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(t4), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1521;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1521;
                const f32 t1522 = t1506 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1523 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(t4), "f"(t1523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1525;
                const f32 t1526 = t1510 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1527 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(t4), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1529;
                const f32 t1530 = t1514 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1531 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(t4), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1533;
                const f32 t1534 = t1518 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1535 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(t4), "f"(t1535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1537;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1537;
                const f32 t1538 = t1522 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1539 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(t4), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1541;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1541;
                const f32 t1542 = t1526 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1543 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(t4), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1545;
                const f32 t1546 = t1530 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1547 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(t4), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1549;
                const f32 t1550 = t1534 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1551 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(t4), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1553;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1553;
                const f32 t1554 = t1538 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1555 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(t4), "f"(t1555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1557;
                const f32 t1558 = t1542 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1559 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(t4), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1561;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1561;
                const f32 t1562 = t1546 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1563 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(t4), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1565;
                const f32 t1566 = t1550 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1567 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(t4), "f"(t1567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1569;
                const f32 t1570 = t1554 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1571 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(t4), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1573;
                const f32 t1574 = t1558 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1575 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(t4), "f"(t1575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_121));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1577;
                const f32 t1578 = t1562 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1579 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(t4), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_122));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1581;
                const f32 t1582 = t1566 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1583 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(t4), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_123));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1585;
                const f32 t1586 = t1570 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1587 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(t4), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_124));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1589;
                const f32 t1590 = t1574 + s_56;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1591 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(t4), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_125));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1593;
                const f32 t1594 = t1578 + s_59;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(t4), "f"(t1595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_126));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1597;
                const f32 t1598 = t1582 + s_60;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(t4), "f"(t1599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_127));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1601;
                const f32 t1602 = t1586 + s_63;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(t4), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_128));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1605;
                const f32 t1606 = t1590 + s_64;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = t1594 + t1598;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1608 = t1602 + t1606;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1609 = t1607 + t1608;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1609;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1610 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1611 = passed_2 + t1610;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1612 = t1611 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1613 = t1612 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1614 = t1613 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1615 = t14 + t1614;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1616 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1616) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1615) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1617 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1618 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1619 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1620 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1621 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1622 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1623 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1624 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1625 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1626 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1627 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1628 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1629 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1630 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1631 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1632 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1633 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1634 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1635 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1636 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1637 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1638 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1639 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1640 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1641 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1642 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1643 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1644 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1645 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1646 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1647 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1648 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1648;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1652;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1653;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1654;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1655;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1658;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1659;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1660;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1661;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1662;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1667;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1668;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1669;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1674;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1675;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1676;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1680;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1661;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1662;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1663;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1664;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1665;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1666;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1667;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1668;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1669;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1670;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1671;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1672;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1673;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1674;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1677;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1678;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1679;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1680;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1681 = t280 % 6u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1682 = t1681 + 14u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1683 = t1682 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1684 = t14 + t1683;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1685 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1685) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1684) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1686 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1687 = passed_2 + t1686;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1688 = t1687 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1689 = t1688 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1690 = t1689 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1691 = t14 + t1690;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1692 = t1687 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1693 = t1692 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1691), "r"(t1693) : "memory");
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
            const u32 t1694 = t1687 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1695 = t1694 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1696 = t13 + t1695;
            const u32 t1697 = t1696 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1698 = t1697 + 67108864u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1699 = (u64)t1698;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1700 = t1699 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1701 = t1697 + 67108992u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1702 = (u64)t1701;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1703 = t1702 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1704 = t1697 + 67109120u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1705 = (u64)t1704;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1706 = t1705 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1707 = t1697 + 67109248u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1708 = (u64)t1707;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1709 = t1708 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1710 = t1697 + 67109376u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1711 = (u64)t1710;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1712 = t1711 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1713 = t1697 + 67109504u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1714 = (u64)t1713;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1715 = t1714 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1716 = t1697 + 67109632u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1717 = (u64)t1716;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1718 = t1717 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1719 = t1697 + 67109760u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1720 = (u64)t1719;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1721 = t1720 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1700), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1703), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1706), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1709), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1712), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1715), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1718), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1721) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1722 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1723 = passed_2 + t1722;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1724 = t1723 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1725 = t1724 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1726 = t1725 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1727 = t14 + t1726;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1728 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1728) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1727) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1730;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1730) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1730;
            f32 t1732;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1732) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1733 = pair_5 + t1732;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1733;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1734;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1734) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1734;
            f32 t1736;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1736) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1737 = pair_6 + t1736;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1737;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1738 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1739;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1739) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1738 ? 0.0f : t1739;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1741;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1742 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1742;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1743 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1743;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1744 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1744;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1745 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1745;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1746 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1746;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1747 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1747;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1748 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1748;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1749 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1749;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1750 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1750;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1751 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1751;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1752 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1752;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1753 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1753;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1754 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1754;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1755 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1755;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1756 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1756;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1757 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1758;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1758) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1757 ? 0.0f : t1758;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1760 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1760;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1761 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1761;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1762 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1762;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1763 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1763;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1764 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1764;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1765 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1765;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1766 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1766;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1767 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1767;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1768 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1768;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1769 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1769;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1770 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1770;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1771 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1771;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1772;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1773;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1774;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1775 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1775;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t1776 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1776) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1777 = t280 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1778;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1779;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1780;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1781;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1782;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1783;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1784;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1785;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1786;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1787;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1788;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1789;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1789) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1790;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1791;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1792;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1793;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1793) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1794 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1795 = t238 + t1794;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1796 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1797 = t1795 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1798 = t1796 ^ t1797;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1799 = t1795 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1800 = t1798 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1801 = t1799 + t1800;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1802 = t236 + t1801;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1802), "r"(t1778), "r"(t1779), "r"(t1780), "r"(t1781) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1803 = t1801 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1804 = t236 + t1803;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1804), "r"(t1782), "r"(t1783), "r"(t1784), "r"(t1785) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1805 = t1801 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1806 = t236 + t1805;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1806), "r"(t1786), "r"(t1787), "r"(t1788), "r"(t1789) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1807 = t1801 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1808 = t236 + t1807;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1808), "r"(t1790), "r"(t1791), "r"(t1792), "r"(t1793) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1809 = t250 + t239;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1809 + t238;
            const bool t1811 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1811) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1812 = t238 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1813 = t236 + t1812;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1813), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t253) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1814 = (u64)t253;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1815 = t1814 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1816 = t1815 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1817 = lse + t1816;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1818 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1819 = t1818 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1820 = t1819 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1821 = t1817 + t1820;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1822 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1823 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1824 = t1823 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1824) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1825 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1825;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1828 = (u64)row * t1822;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1829 = t1828 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1830 = t1821 + t1829;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1832;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1832) : "f"(row_max), "f"(t4), "f"(t1831));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1832 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1834 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1835 = t1834 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1830), "f"(t1835) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1836 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1837 = first_row + t1836;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1837 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t1840 = (u64)row_2 * t1822;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1841 = t1840 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1842 = t1821 + t1841;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1843;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1843) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1844) : "f"(row_max_2), "f"(t4), "f"(t1843));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t1844 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1846 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1847 = t1846 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1842), "f"(t1847) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1848 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1848;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1849 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t1849) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1850 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1851;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1851) : "r"(t1850) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1852;
            asm("mov.b32 %0, %1;" : "=r"(t1852) : "f"(t1851));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1853;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1853) : "r"(t1852));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1853;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1855 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1855) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1856 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1856) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
