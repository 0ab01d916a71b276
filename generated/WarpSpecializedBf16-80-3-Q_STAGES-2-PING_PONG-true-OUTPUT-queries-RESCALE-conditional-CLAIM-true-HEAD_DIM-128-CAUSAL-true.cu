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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t49 = t45 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t49 + 1u;
                const u32 t51 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t52 = t51 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t52 < seq_k ? t52 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t54 = t45 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = t54 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t55 + 1u;
                const u32 t57 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = t57 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t58 < seq_k ? t58 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t60 = end_4 + 79u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t61 = t60 / 80u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t61 > 1u ? t61 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t63 = end_2 + 79u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t64 = t63 / 80u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t64 < end_5 ? t64 : end_5;
                const u32 t66 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t67 = t66 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t67 < end_5 ? t67 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t69 = index / group;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t70 = end_5 <= 2u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t70) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t71;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t71) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t72 = t71 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t72) {
                        const u32 t73 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t73) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t74 = tile * 3u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t74 % 6u;
                const u32 t76 = slot + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t10 + t77;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t74 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t79 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t80 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t78), "r"(t81) : "memory");
                const u32 t82 = slot + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t82 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t10 + t83;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t85 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t86 = smem_1 + t85;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t87;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t87) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t88 = t87 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t88) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t84) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t84), "r"(0u), "r"(index), "r"(t45), "r"(t48) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t89 = t86 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t89), "l"(q), "r"(t84), "r"(64u), "r"(index), "r"(t45), "r"(t48) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t90 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = t90 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t91 % 6u;
                const u32 t93 = slot_2 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t10 + t94;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t91 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t97 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t95), "r"(t98) : "memory");
                const u32 t99 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t99 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t10 + t100;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t45 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t104 = smem_1 + t103;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t105;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t105) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t106 = t105 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t106) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t101) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(q), "r"(t101), "r"(0u), "r"(index), "r"(t102), "r"(t48) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t107 = t104 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t107), "l"(q), "r"(t101), "r"(64u), "r"(index), "r"(t102), "r"(t48) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t108 = tile * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t109 = t108 + 2u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t109 % 6u;
                const u32 t111 = slot_3 + 14u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t111 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t10 + t112;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t109 / 6u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t114 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t113), "r"(t116) : "memory");
                const u32 t117 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t117 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t10 + t118;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t45 + 128u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t121 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t122 = smem_1 + t121;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t123;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t123) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t124 = t123 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t124) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t119) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(q), "r"(t119), "r"(0u), "r"(index), "r"(t120), "r"(t48) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t125 = t122 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t125), "l"(q), "r"(t119), "r"(64u), "r"(index), "r"(t120), "r"(t48) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t127 = slot_4 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t10 + t127;
                const u32 t129 = slot_4 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t10 + t130;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t132 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t133 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t131), "r"(t134) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t135 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t136 = t135 * 80u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t137 = slot_4 * 20480u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t8 + t137;
                u32 t139;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t139) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t140 = t139 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t140) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t128) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(k), "r"(t128), "r"(0u), "r"(t69), "r"(t136), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t141 = t138 + 10240u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t141), "l"(k), "r"(t128), "r"(64u), "r"(t69), "r"(t136), "r"(t48) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t143 = slot_5 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t143 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t10 + t144;
                const u32 t146 = slot_5 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t10 + t147;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t150 = t149 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = t150 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t148), "r"(t151) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t152 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t153 = t152 * 80u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t154 = slot_5 * 20480u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t155 = t9 + t154;
                u32 t156;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t156) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t157 = t156 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t157) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t145) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t155), "l"(v), "r"(t145), "r"(0u), "r"(t69), "r"(t153), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t155 + 10240u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t158), "l"(v), "r"(t145), "r"(64u), "r"(t69), "r"(t153), "r"(t48) : "memory");
                }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t159 = end_5 > 3u ? end_5 : 3u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t159 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t161 & 1u;
                    const u32 t163 = slot_6 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t10 + t163;
                    const u32 t165 = slot_6 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t10 + t166;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t161 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t167), "r"(t170) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t171 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t172 = t171 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t173 = t172 * 80u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = slot_6 * 20480u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t8 + t174;
                    u32 t176;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t176) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t177 = t176 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t177) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t164) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t175), "l"(k), "r"(t164), "r"(0u), "r"(t69), "r"(t173), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t178 = t175 + 10240u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t178), "l"(k), "r"(t164), "r"(64u), "r"(t69), "r"(t173), "r"(t48) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t179 & 1u;
                    const u32 t181 = slot_7 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t181 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t10 + t182;
                    const u32 t184 = slot_7 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t184 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t10 + t185;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t179 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t187 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t188 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t186), "r"(t189) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t190 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t191 = t190 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t192 = t191 * 80u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t193 = slot_7 * 20480u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t194 = t9 + t193;
                    u32 t195;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t195) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t196 = t195 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t196) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t183) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t194), "l"(v), "r"(t183), "r"(0u), "r"(t69), "r"(t192), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t197 = t194 + 10240u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t197), "l"(v), "r"(t183), "r"(64u), "r"(t69), "r"(t192), "r"(t48) : "memory");
                    }
                }
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t198 = 2u < end_5;
#line 152 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t198) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t199;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t199) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t200 = t199 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t200) {
                        const u32 t201 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t201) : "memory");
                    }
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end_5; i_2 += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t202 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t202 & 1u;
                    const u32 t204 = slot_8 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t205 = t10 + t204;
                    const u32 t206 = slot_8 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t207 = t206 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = t10 + t207;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t202 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t210 = t209 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t211 = t210 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t208), "r"(t211) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t212 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t213 = t212 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t214 = t213 * 80u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t215 = slot_8 * 20480u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t8 + t215;
                    u32 t217;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t217) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t218 = t217 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t218) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t205) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t216), "l"(k), "r"(t205), "r"(0u), "r"(t69), "r"(t214), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t219 = t216 + 10240u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t219), "l"(k), "r"(t205), "r"(64u), "r"(t69), "r"(t214), "r"(t48) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = passed + i_2;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t220 & 1u;
                    const u32 t222 = slot_9 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = t222 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t10 + t223;
                    const u32 t225 = slot_9 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t225 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t10 + t226;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t228 = t220 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t229 = t228 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t230 = t229 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t227), "r"(t230) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t231 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t232 = t231 - i_2;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t233 = t232 * 80u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t234 = slot_9 * 20480u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t235 = t9 + t234;
                    u32 t236;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t236) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t237 = t236 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t237) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t224) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t235), "l"(v), "r"(t224), "r"(0u), "r"(t69), "r"(t233), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t238 = t235 + 10240u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t238), "l"(v), "r"(t224), "r"(64u), "r"(t69), "r"(t233), "r"(t48) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t239 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t239;
                const u32 t240 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t240;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t241 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t241) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t242 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t243;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t243) : "r"(t242) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t244;
                asm("mov.b32 %0, %1;" : "=r"(t244) : "f"(t243));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t245;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t245) : "r"(t244));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t245;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t247 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t247) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t248 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t248 / 192u;
            const u32 t250 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t250 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t252 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t252;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t253 = index_2 < total;
                if (!t253) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t254 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t255 = index_2 / t254;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t255 * heads_per_section;
                const u32 t257 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t258 = t257 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t258 < heads_per_section ? t258 : heads_per_section;
                const u32 t260 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t260;
                const u32 t262 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t263 = first + t262;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t264 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t265 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t266 = t264 - t265;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t267 = t266 * 192u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t268 = t263 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t269 = t263 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t270;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t270) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t271 = t270 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t271) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t273;
                    asm("mov.b32 %0, %1;" : "=f"(t273) : "r"(t268));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t273) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t274;
                    asm("mov.b32 %0, %1;" : "=f"(t274) : "r"(t267));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t274) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t275;
                    asm("mov.b32 %0, %1;" : "=f"(t275) : "r"(t269));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t275) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t276;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t276) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t277 = t276 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t277) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t278 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t278;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t279 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t280 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t281 = t280 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t279), "r"(t281) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t282 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t282) {
                    const u32 t283 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t284;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t284) : "l"(claims), "r"(t283) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t284;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t285 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t286;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t286) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t287 = t285 + t286;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t287;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t289;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t289) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t290 = t289 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t290) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t291 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t291), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t292;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t292) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t293 = t292 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t293) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t295 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t296 = t7 + t295;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t297 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t298 = t297 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t299 = index_3 << 6u;
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
        u32 count = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t300 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t300) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t301 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t302;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t302) : "r"(t301) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t303;
        asm("mov.b32 %0, %1;" : "=r"(t303) : "f"(t302));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t304;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t304) : "r"(t303));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t304;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t305 = index_3 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t305) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t306 = index_4 != 4294967295u;
            if (!t306) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t308;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t308) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t309;
            asm("mov.b32 %0, %1;" : "=r"(t309) : "f"(t308));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t310;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t310) : "r"(t309));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t311;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t311) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t312;
            asm("mov.b32 %0, %1;" : "=r"(t312) : "f"(t311));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t313;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t313) : "r"(t312));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t314;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t314) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t315 = t314 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t315) {
                const u32 t316 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t316) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t317 = t310 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t317 + 1u;
            const u32 t319 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t320 = t319 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t320 < seq_k ? t320 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t322 = t310 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t323 = t322 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t323 + 1u;
            const u32 t325 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t326 = t325 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t326 < seq_k ? t326 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t328 = end_9 + 79u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t329 = t328 / 80u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t329 > 1u ? t329 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t331 = end_7 + 79u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t332 = t331 / 80u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t332 < end_10 ? t332 : end_10;
            const u32 t334 = end_10 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t335 = t334 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t335 < end_10 ? t335 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t310 + t299;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t338 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t338 + 1u;
            const u32 t340 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t341 = t340 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t341 < seq_k ? t341 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t343 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t344 = t343 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t344 + 1u;
            const u32 t346 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t347 = t346 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t347 < seq_k ? t347 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t349 = end_14 + 79u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t350 = t349 / 80u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t350 > 1u ? t350 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t352 = end_12 + 79u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t353 = t352 / 80u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t353 < end_15 ? t353 : end_15;
            const u32 t355 = end_15 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t356 = t355 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t356 < end_15 ? t356 : end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = end_10 - end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t359 = passed_2 + t358;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t360 = count * 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t361 = t360 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t362 = t310 + t299;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t363 = t362 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t363) {
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
                for (u32 i_3 = passed_2; i_3 < t359; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t364 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t364) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t365 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t366 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t365 ? 0u : t366;
                    const u32 t368 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t368) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t369 = i_3 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t370 = t369 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t371 = t10 + t370;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t372 = i_3 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t373 = t372 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t371), "r"(t373) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t374 = i_3 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t375 = t374 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t376 = t375 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t377 = t10 + t376;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t378 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t378) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t377) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t379 = i_3 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t380 = t379 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t381 = t380 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t382 = t10 + t381;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t383 = i_3 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t384 = t383 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t382), "r"(t384) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t385 = i_3 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t386 = t385 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t387 = t386 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t388 = t10 + t387;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t389 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t389) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t388) : "memory");
                    }
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t390 = t361 % 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t391 = t390 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t392 = t391 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t393 = t10 + t392;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t394 = t361 / 6u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t395 = t394 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t393), "r"(t395) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t396 = t359 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t397 = t396 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t398 = t10 + t397;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t399 = t359 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t400 = t399 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t398), "r"(t400) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t401 = t361 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t402 = t401 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t403 = smem_1 + t402;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t404 = t359 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t405 = t404 * 20480u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t406 = t8 + t405;
                const u32 t407 = t403 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t408 = t406 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t409 = t407 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t410 = (u64)t409;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t411 = t410 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t412 = t408 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t413 = (u64)t412;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t414 = t413 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t415 = t407 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t416 = (u64)t415;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t417 = t416 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t418 = t408 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t419 = (u64)t418;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t420 = t419 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t421 = t407 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t422 = (u64)t421;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t423 = t422 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t424 = t408 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t425 = (u64)t424;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t426 = t425 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t427 = t407 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t428 = (u64)t427;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t429 = t428 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t430 = t408 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t431 = (u64)t430;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t432 = t431 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t433 = t407 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t434 = (u64)t433;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t435 = t434 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t436 = t408 + 66176u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t437 = (u64)t436;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t438 = t437 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t439 = t407 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t440 = (u64)t439;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t441 = t440 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t442 = t408 + 66178u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t443 = (u64)t442;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t444 = t443 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t445 = t407 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t446 = (u64)t445;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t447 = t446 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t448 = t408 + 66180u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t449 = (u64)t448;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t450 = t449 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t451 = t407 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t452 = (u64)t451;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t453 = t452 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t454 = t408 + 66182u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t455 = (u64)t454;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t456 = t455 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423), "l"(t426), "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450), "l"(t453), "l"(t456) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t457 = t359 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t458 = t457 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t459 = t458 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t460 = t10 + t459;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t461 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t461) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t460) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t462 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t462 * 80u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t464 = t310 + t299;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t464 + t298;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t466 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t467 = t466 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t467;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t469 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t470 = first_query_2 + t469;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t471 = t470 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t471 + 1u;
                const u32 t473 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t474 = t473 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t474 < seq_k ? t474 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t476 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t476 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t479 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t481 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t483 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t485 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t487 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t489 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t491 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t493 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t495 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t497 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t499 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t501 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t503 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t503;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t505 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t507 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t509 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t509;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t511 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t513 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t515 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t517 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t517;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t518 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t519 = first_query_2 + t518;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t520 = t519 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t521 = t520 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t521 + 1u;
                const u32 t523 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t524 = t523 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t524 < seq_k ? t524 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t526 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t526 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t529 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t531 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t533 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t533;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t535 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t537 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t537;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t539 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t539;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t541 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t541;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t543 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t543;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t545 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t545;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t547 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t547;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t549 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t549;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t551 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t551;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t553 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t553;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t555 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t555;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t557 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t557;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t559 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t559;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t561 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t561;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t563 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t563;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t565 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t565;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t567 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t567;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t569;
                asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t570;
                asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t569), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t571;
                asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t572;
                asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t573;
                asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t574;
                asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t570), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t575;
                asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t571), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t576;
                asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t572), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t577;
                asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t573), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t578;
                asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t574), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t579;
                asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t575), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t580;
                asm("max.f32 %0, %1, %2;" : "=f"(t580) : "f"(t576), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t581;
                asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(t577), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t582;
                asm("max.f32 %0, %1, %2;" : "=f"(t582) : "f"(t578), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t583;
                asm("max.f32 %0, %1, %2;" : "=f"(t583) : "f"(t579), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t584;
                asm("max.f32 %0, %1, %2;" : "=f"(t584) : "f"(t580), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t585;
                asm("max.f32 %0, %1, %2;" : "=f"(t585) : "f"(t581), "f"(s_38));
                f32 t586;
                asm("max.f32 %0, %1, %2;" : "=f"(t586) : "f"(t582), "f"(t583));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t587;
                asm("max.f32 %0, %1, %2;" : "=f"(t587) : "f"(t584), "f"(t585));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t588;
                asm("max.f32 %0, %1, %2;" : "=f"(t588) : "f"(t586), "f"(t587));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t589;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t589) : "f"(t588));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t588), "f"(t589));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t591;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t591) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t591));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t594 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t594;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t596 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t597;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t597) : "f"(old), "f"(scale_log2), "f"(t596));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t597));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t599 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t600 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t600));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t602;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t602) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t602;
                const f32 t603 = t599 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t604 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t604));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t606;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t606;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t607 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t609;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t610 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t610));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t612;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t612;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t613 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t613));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t615) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t615;
                const f32 t616 = t603 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t617 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t619;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t619) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t619;
                const f32 t620 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t621 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t623;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t623) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t623;
                const f32 t624 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t625 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t627;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t627) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t627;
                const f32 t628 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t629 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t631;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t631) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t631;
                const f32 t632 = t616 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t633 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t633));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t635;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t635) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t635;
                const f32 t636 = t620 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t637 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t637));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t639) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t639;
                const f32 t640 = t624 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t641 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t643;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t643) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t643;
                const f32 t644 = t628 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t645 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t645));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t647;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t647) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t647;
                const f32 t648 = t632 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t649 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t651;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t651) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t651;
                const f32 t652 = t636 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t653 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t655) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t655;
                const f32 t656 = t640 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t657 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t659) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t659;
                const f32 t660 = t644 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t661 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t661));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t663;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t663) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t663;
                const f32 t664 = t648 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t665 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t667) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t667;
                const f32 t668 = t652 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t669 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t671;
                const f32 t672 = t656 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t673 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t675) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t675;
                const f32 t676 = t660 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t677 = t664 + t668;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t678 = t672 + t676;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t679 = t677 + t678;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t679;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t681;
                asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t682;
                asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t681), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t683;
                asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t684;
                asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t685;
                asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t686;
                asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t687;
                asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t688;
                asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t684), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t685), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t690;
                asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t686), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t691;
                asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t687), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t692;
                asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t688), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t693;
                asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t689), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t694;
                asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t690), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t695;
                asm("max.f32 %0, %1, %2;" : "=f"(t695) : "f"(t691), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t696;
                asm("max.f32 %0, %1, %2;" : "=f"(t696) : "f"(t692), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t697;
                asm("max.f32 %0, %1, %2;" : "=f"(t697) : "f"(t693), "f"(s_40));
                f32 t698;
                asm("max.f32 %0, %1, %2;" : "=f"(t698) : "f"(t694), "f"(t695));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t699;
                asm("max.f32 %0, %1, %2;" : "=f"(t699) : "f"(t696), "f"(t697));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t700;
                asm("max.f32 %0, %1, %2;" : "=f"(t700) : "f"(t698), "f"(t699));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t701;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t701) : "f"(t700));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t700), "f"(t701));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t703;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t703) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t703));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t706 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t706;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t708 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t709;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t709) : "f"(old_2), "f"(scale_log2), "f"(t708));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t709));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t711 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t712 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t712));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t714;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t714) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t714;
                const f32 t715 = t711 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t716 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t716));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t718;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t719 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t721;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t722 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t722));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t724;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t725 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t725));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t727;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t727;
                const f32 t728 = t715 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t729 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t729));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t731;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t731;
                const f32 t732 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t733 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t733));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t735;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t735;
                const f32 t736 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t737 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t737));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t739;
                const f32 t740 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t741 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t743;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t743;
                const f32 t744 = t728 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t745 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t747;
                const f32 t748 = t732 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t749 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t751;
                const f32 t752 = t736 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t753 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t753));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t755;
                const f32 t756 = t740 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t757 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t759;
                const f32 t760 = t744 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t761 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t763;
                const f32 t764 = t748 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t765 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t765));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t767;
                const f32 t768 = t752 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t769 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t769));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t771;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t771;
                const f32 t772 = t756 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t773 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t773));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t775;
                const f32 t776 = t760 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t777 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t777));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t779;
                const f32 t780 = t764 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t781 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t781));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t783;
                const f32 t784 = t768 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t785 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t785));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t787;
                const f32 t788 = t772 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t789 = t776 + t780;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t790 = t784 + t788;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t791 = t789 + t790;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t791;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t792;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t793;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t794;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t795;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t796;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t798;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t799;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t801;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t802;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t803;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t804;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t805;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t806;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t806) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t807;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t807) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t808;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t808) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t809;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t809) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t810;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t810) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t811;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t811) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t800;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t801;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t802;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t803;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t804;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t805;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t806;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t807;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t808;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t809;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t810;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t811;
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
                const u32 masked_left = end_15 > masked_right_4 ? end_15 : masked_right_4;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = 1u; i_4 < masked_right_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t814 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t814) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t815 = t359 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t816 = t815 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t817 = t816 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t818 = t10 + t817;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t819 = t815 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t820 = t819 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t818), "r"(t820) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t821 = t361 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t822 = t821 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t823 = smem_1 + t822;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t824 = t815 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t825 = t824 * 20480u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t826 = t8 + t825;
                    const u32 t827 = t823 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t828 = t826 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t829 = t827 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t830 = (u64)t829;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t831 = t830 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t832 = t828 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t833 = (u64)t832;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t834 = t833 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t835 = t827 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t836 = (u64)t835;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t837 = t836 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t838 = t828 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t839 = (u64)t838;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t840 = t839 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t841 = t827 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t842 = (u64)t841;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t843 = t842 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t844 = t828 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t845 = (u64)t844;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t846 = t845 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t847 = t827 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t848 = (u64)t847;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t849 = t848 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t850 = t828 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t851 = (u64)t850;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t852 = t851 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t853 = t827 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t854 = (u64)t853;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t855 = t854 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t856 = t828 + 66176u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t857 = (u64)t856;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t858 = t857 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t859 = t827 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t860 = (u64)t859;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t861 = t860 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t862 = t828 + 66178u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t863 = (u64)t862;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t864 = t863 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t865 = t827 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t866 = (u64)t865;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t867 = t866 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t868 = t828 + 66180u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t869 = (u64)t868;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t870 = t869 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t871 = t827 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t872 = (u64)t871;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t873 = t872 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t874 = t828 + 66182u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t875 = (u64)t874;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t876 = t875 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t831), "l"(t834), "l"(t837), "l"(t840), "l"(t843), "l"(t846), "l"(t849), "l"(t852), "l"(t855), "l"(t858), "l"(t861), "l"(t864), "l"(t867), "l"(t870), "l"(t873), "l"(t876) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t877 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t878 = t359 + t877;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t879 = t878 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t880 = t879 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t881 = t880 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t882 = t10 + t881;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t883 = t878 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t884 = t883 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t882), "r"(t884) : "memory");
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
                    const u32 t885 = t878 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t886 = t885 * 20480u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t887 = t9 + t886;
                    const u32 t888 = t887 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t889 = t888 + 41943040u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t890 = (u64)t889;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t891 = t890 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t892 = t888 + 41943168u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t893 = (u64)t892;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t894 = t893 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t895 = t888 + 41943296u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t896 = (u64)t895;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t897 = t896 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t898 = t888 + 41943424u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t899 = (u64)t898;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t900 = t899 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t901 = t888 + 41943552u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t902 = (u64)t901;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t903 = t902 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t891), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t894), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t897), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t900), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t903) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t904 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t905 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t904 ? 0u : t905;
                    const u32 t907 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t907) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t908 = t359 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t909 = t908 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t910 = t909 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t911 = t910 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t912 = t10 + t911;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t913 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t913) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t912) : "memory");
                    }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t914 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t915 = t914 - i_4;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t915 * 80u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t917 = t310 + t299;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t917 + t298;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t919 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t920 = t919 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t920;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t922 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t923 = first_query_3 + t922;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t924 = t923 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t924 + 1u;
                    const u32 t926 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t927 = t926 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t927 < seq_k ? t927 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t929 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t929 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t932 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t934 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t936 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t938 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t940 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t942 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t944 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t944;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t946 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t946;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t948 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t948;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t950 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t950;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t952 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t952;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t954 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t954;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t956 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t956;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t958 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t958;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t960 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t960;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t962 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t962;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t964 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t964;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t966 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t966;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t968 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t968;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t970 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t970;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t971 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t972 = first_query_3 + t971;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t973 = t972 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t974 = t973 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t974 + 1u;
                    const u32 t976 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t977 = t976 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t977 < seq_k ? t977 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t979 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t979 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t982 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t982;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t984 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t984;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t986 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t986;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t988 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t988;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t990 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t990;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t992 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t992;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t994 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t994;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t996 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t996;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t998 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t998;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1000 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t1000;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1002 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t1002;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1004 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t1004;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1006 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1006;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1008 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1008;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1010 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1010;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1012 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1012;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1014 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1014;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1016 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1016;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1018 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1018;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1020 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1020;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1021), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1030;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1031;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1027), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1028), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1033;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1029), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1030), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1035;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1031), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1036;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1032), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1037;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(t1033), "f"(s_38));
                    f32 t1038;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(t1034), "f"(t1035));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1039;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1036), "f"(t1037));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1038), "f"(t1039));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1041;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1041) : "f"(t1040));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1040), "f"(t1041));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1043;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1043) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1043));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1045;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1046;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1045), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1047;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1048;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1049;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1050;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1051;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1052;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1053;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1054;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1050), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1055;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1051), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1056;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1052), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1057;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1053), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1058;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1054), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1059;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1059) : "f"(t1055), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1060;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1056), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1061;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1061) : "f"(t1057), "f"(s_40));
                    f32 t1062;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1062) : "f"(t1058), "f"(t1059));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1063;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1063) : "f"(t1060), "f"(t1061));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1064;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1064) : "f"(t1062), "f"(t1063));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1065;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1065) : "f"(t1064));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1064), "f"(t1065));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1067;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1067) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1067));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1069 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1070 = t1069 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1071 = 8.0f < t1070;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1072 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1073 = t1072 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1074 = 8.0f < t1073;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1075 = t1071 | t1074;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1075);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1080 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1080;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1082 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1083;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1083) : "f"(old_7), "f"(scale_log2), "f"(t1082));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1083));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1086 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1087 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1087));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1089;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1089;
                    const f32 t1090 = t1086 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1091 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1093;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1094 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1096;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1096;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1097 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1099;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1099;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1100 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1100));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1102;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1102) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1102;
                    const f32 t1103 = t1090 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1104 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1104));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1106;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1106) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1106;
                    const f32 t1107 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1108 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1108));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1110;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1110) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1110;
                    const f32 t1111 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1112 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1112));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1114;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1114) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1114;
                    const f32 t1115 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1116 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1116));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1118;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1118) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1118;
                    const f32 t1119 = t1103 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1120 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1120));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1122;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1122) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1122;
                    const f32 t1123 = t1107 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1124 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1124));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1126;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1126) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1126;
                    const f32 t1127 = t1111 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1128 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1128));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1130;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1130) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1130;
                    const f32 t1131 = t1115 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1132 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1132));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1134;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1134) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1134;
                    const f32 t1135 = t1119 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1136 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1136));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1138;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1138) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1138;
                    const f32 t1139 = t1123 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1140 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1140));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1142;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1142;
                    const f32 t1143 = t1127 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1144 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1144));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1146;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1146;
                    const f32 t1147 = t1131 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1148 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1148));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1150;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1150;
                    const f32 t1151 = t1135 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1152 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1154;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1154;
                    const f32 t1155 = t1139 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1156 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1156));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1158;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1158;
                    const f32 t1159 = t1143 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1160 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1160));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1162;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1162;
                    const f32 t1163 = t1147 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1164 = t1151 + t1155;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1165 = t1159 + t1163;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1166 = t1164 + t1165;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1166;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1170 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1170;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1172 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1173) : "f"(old_8), "f"(scale_log2), "f"(t1172));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1173));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1176 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1177 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1177));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1179;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1179) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1179;
                    const f32 t1180 = t1176 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1181 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1183;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1183;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1184 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1184));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1186;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1186;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1187 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1189;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1190 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1190));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1192;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1192) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1192;
                    const f32 t1193 = t1180 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1194 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1194));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1196;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1196) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1196;
                    const f32 t1197 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1198 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1198));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1200;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1200) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1200;
                    const f32 t1201 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1202 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1202));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1204;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1204) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1204;
                    const f32 t1205 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1206 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1206));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1208;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1208) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1208;
                    const f32 t1209 = t1193 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1210 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1210));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1212;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1212) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1212;
                    const f32 t1213 = t1197 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1214 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1214));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1216;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1216) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1216;
                    const f32 t1217 = t1201 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1218 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1218));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1220;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1220) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1220;
                    const f32 t1221 = t1205 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1222 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1222));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1224;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1224) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1224;
                    const f32 t1225 = t1209 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1226 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1226));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1228;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1228) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1228;
                    const f32 t1229 = t1213 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1230 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1230));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1232;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1232) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1232;
                    const f32 t1233 = t1217 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1234 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1234));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1236;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1236) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1236;
                    const f32 t1237 = t1221 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1238 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1238));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1240;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1240) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1240;
                    const f32 t1241 = t1225 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1242 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1242));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1244;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1244) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1244;
                    const f32 t1245 = t1229 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1246 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1246));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1248;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1248) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1248;
                    const f32 t1249 = t1233 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1250 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1250));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1252;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1252) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1252;
                    const f32 t1253 = t1237 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1254 = t1241 + t1245;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1255 = t1249 + t1253;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1256 = t1254 + t1255;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1256;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1257 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1258 = t359 + t1257;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1259 = t1258 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1260 = t1259 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1261 = t1260 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1262 = t10 + t1261;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1263 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1263) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1262) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1264 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1265 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1266 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1267 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1268 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1269 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1270 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1271 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1272 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1273 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1274 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1275 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1276 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1277 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1278 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1279 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1280 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1281 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1282 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1283 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1284 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1285 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1286 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1287 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1288 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1289 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1290 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1291 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1292 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1293 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1294 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1295 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1296 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1297 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1298 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1299 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1300 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1301 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1302 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1303 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1304 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1305 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1306 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1307 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1308 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1309 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1310 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1311 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1312 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1313 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1314 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1315 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1316 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1317 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1318 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1319 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1320 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1321 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1321;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1322 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1322;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1323 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1323;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1324 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1324;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1325 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1325;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1326 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1326;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1327 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1327;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1328;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1329;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1330;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1331;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1332;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1333;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1334;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1335;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1336;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1337;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1338;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1339;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1340;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1341;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1342;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1343;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1344;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1345;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1345) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1346;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1346) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1347;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1347) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1328;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1329;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1330;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1331;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1332;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1333;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1334;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1335;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1336;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1337;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1338;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1339;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1340;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1341;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1342;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1343;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1344;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1345;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1346;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1347;
                }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = masked_right_4; i_5 < end_15; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1348 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1348) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1349 = t359 + i_5;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1350 = t1349 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1351 = t1350 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1352 = t10 + t1351;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1353 = t1349 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1354 = t1353 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1352), "r"(t1354) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1355 = t361 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1356 = t1355 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1357 = smem_1 + t1356;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1358 = t1349 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1359 = t1358 * 20480u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1360 = t8 + t1359;
                    const u32 t1361 = t1357 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1362 = t1360 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1363 = t1361 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1364 = (u64)t1363;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1365 = t1364 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1366 = t1362 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1367 = (u64)t1366;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1368 = t1367 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1369 = t1361 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1370 = (u64)t1369;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1371 = t1370 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1372 = t1362 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1373 = (u64)t1372;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1374 = t1373 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1375 = t1361 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1376 = (u64)t1375;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1377 = t1376 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1378 = t1362 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1379 = (u64)t1378;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1380 = t1379 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1381 = t1361 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1382 = (u64)t1381;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1383 = t1382 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1384 = t1362 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1385 = (u64)t1384;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1386 = t1385 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1387 = t1361 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1388 = (u64)t1387;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1389 = t1388 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1390 = t1362 + 66176u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1391 = (u64)t1390;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1392 = t1391 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1393 = t1361 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1394 = (u64)t1393;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1395 = t1394 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1396 = t1362 + 66178u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1397 = (u64)t1396;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1398 = t1397 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1399 = t1361 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1400 = (u64)t1399;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1401 = t1400 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1402 = t1362 + 66180u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1403 = (u64)t1402;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1404 = t1403 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1405 = t1361 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1406 = (u64)t1405;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1407 = t1406 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1408 = t1362 + 66182u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1409 = (u64)t1408;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1410 = t1409 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374), "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404), "l"(t1407), "l"(t1410) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1411 = i_5 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t359 + t1411;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1413 = t1412 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1414 = t1413 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1415 = t1414 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1416 = t10 + t1415;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1417 = t1412 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1418 = t1417 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1416), "r"(t1418) : "memory");
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
                    const u32 t1419 = t1412 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1420 = t1419 * 20480u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1421 = t9 + t1420;
                    const u32 t1422 = t1421 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1423 = t1422 + 41943040u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1424 = (u64)t1423;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = t1424 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1426 = t1422 + 41943168u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1427 = (u64)t1426;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1428 = t1427 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1429 = t1422 + 41943296u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1430 = (u64)t1429;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1431 = t1430 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1432 = t1422 + 41943424u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1433 = (u64)t1432;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1434 = t1433 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1435 = t1422 + 41943552u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1436 = (u64)t1435;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1437 = t1436 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1425), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1428), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1431), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1434), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1437) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1438 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1439 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1438 ? 0u : t1439;
                    const u32 t1441 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1441) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1442 = t359 + i_5;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1443 = t1442 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1444 = t1443 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1445 = t1444 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1446 = t10 + t1445;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1447 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1447) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1446) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1448), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1458;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1464;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_38));
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
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1467), "f"(t1468));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1470;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1470) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1470));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1472;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(old_10), "f"(s_3));
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
                    f32 t1489;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1489) : "f"(t1485), "f"(t1486));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1490;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1490) : "f"(t1487), "f"(t1488));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1491) : "f"(t1489), "f"(t1490));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1492;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1492) : "f"(t1491));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1491), "f"(t1492));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1494;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1494) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1494));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1496 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1497 = t1496 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1498 = 8.0f < t1497;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1499 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1500 = t1499 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1501 = 8.0f < t1500;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1502 = t1498 | t1501;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1502);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1507 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1507;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1509 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1510) : "f"(old_13), "f"(scale_log2), "f"(t1509));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1510));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1513 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1514 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1514));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1516;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1516;
                    const f32 t1517 = t1513 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1518 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1518));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1520;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1521 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1523;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1524 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1524));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1526;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1527 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1529;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1529;
                    const f32 t1530 = t1517 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1531 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1533;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1533;
                    const f32 t1534 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1535 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1537;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1537;
                    const f32 t1538 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1539 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1541;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1541;
                    const f32 t1542 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1543 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1545;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1545;
                    const f32 t1546 = t1530 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1547 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1549;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1549;
                    const f32 t1550 = t1534 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1551 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1553;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1553;
                    const f32 t1554 = t1538 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1555 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1555));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1557;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1557;
                    const f32 t1558 = t1542 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1559 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1559));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1561;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1561;
                    const f32 t1562 = t1546 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1563 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1565;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1565;
                    const f32 t1566 = t1550 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1567 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1569;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1569;
                    const f32 t1570 = t1554 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1571 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1573;
                    const f32 t1574 = t1558 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1575 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1577;
                    const f32 t1578 = t1562 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1579 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1581;
                    const f32 t1582 = t1566 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1583 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1585;
                    const f32 t1586 = t1570 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1587 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1589;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1589;
                    const f32 t1590 = t1574 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1591 = t1578 + t1582;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1592 = t1586 + t1590;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1593 = t1591 + t1592;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1593;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1597 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1597;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1599 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1600;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1600) : "f"(old_14), "f"(scale_log2), "f"(t1599));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1600));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1603 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1604 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1604));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1606;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1606) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1606;
                    const f32 t1607 = t1603 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1608 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1608));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1610;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1610) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1610;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1611 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1613;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1614 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1614));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1616) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1616;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1617 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1617));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1619;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1619) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1619;
                    const f32 t1620 = t1607 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1621 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1621));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1623;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1623;
                    const f32 t1624 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1625 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1625));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1627;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1627) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1627;
                    const f32 t1628 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1629 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1629));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1631;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1631) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1631;
                    const f32 t1632 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1633 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1633));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1635;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1635) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1635;
                    const f32 t1636 = t1620 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1637 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1637));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1639;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1639) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1639;
                    const f32 t1640 = t1624 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1641 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1641));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1643;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1643) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1643;
                    const f32 t1644 = t1628 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1645 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1645));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1647;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1647) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1647;
                    const f32 t1648 = t1632 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1649 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1649));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1651;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1651) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1651;
                    const f32 t1652 = t1636 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1653 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1653));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1655;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1655) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1655;
                    const f32 t1656 = t1640 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1657 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1657));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1659;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1659) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1659;
                    const f32 t1660 = t1644 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1661 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1661));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1663;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1663) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1663;
                    const f32 t1664 = t1648 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1665 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1667;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1667) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1667;
                    const f32 t1668 = t1652 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1669 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1671;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1671) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1671;
                    const f32 t1672 = t1656 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1673 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1675;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1675) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1675;
                    const f32 t1676 = t1660 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1677 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1679;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1679) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1679;
                    const f32 t1680 = t1664 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1681 = t1668 + t1672;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1682 = t1676 + t1680;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1683 = t1681 + t1682;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1683;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1684 = i_5 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1685 = t359 + t1684;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1686 = t1685 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1687 = t1686 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1688 = t1687 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1689 = t10 + t1688;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1690 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1690) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1689) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1691 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1692 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1693 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1694 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1695 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1696 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1697 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1698 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1699 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1700 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1701 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1702 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1703 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1704 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1705 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1706 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1707 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1708 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1709 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1710 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1711 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1712 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1713 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1714 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1715 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1716 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1717 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1718 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1719 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1720 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1721 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1722 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1723 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1724 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1725 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1726 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1727 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1728 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1729 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1730 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1731 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1732 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1733 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1734 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1735 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1736 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1737 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1738 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1739 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1740 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1741 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1742 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1743 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1744 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1745 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1746 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1747 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1748 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1748;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1749 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1749;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1750 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1750;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1751 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1751;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1752 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1752;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1753 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1753;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1754 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1754;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1758;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1760;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1761;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1762;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1763;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1764;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1765;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1766;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1767;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1768;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1769;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1770;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1771;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1772;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1773;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1774;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1761;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1762;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1763;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1767;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1768;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1773;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1774;
                }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = end_15 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = t359 + t1775;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1777 = t1776 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t1777 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1779 = t1778 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1780 = t10 + t1779;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = t1776 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = t1781 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1780), "r"(t1782) : "memory");
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
                const u32 t1783 = t1776 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1784 = t1783 * 20480u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1785 = t9 + t1784;
                const u32 t1786 = t1785 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1787 = t1786 + 41943040u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1788 = (u64)t1787;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1789 = t1788 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1790 = t1786 + 41943168u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1791 = (u64)t1790;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1792 = t1791 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1793 = t1786 + 41943296u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1794 = (u64)t1793;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1795 = t1794 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1796 = t1786 + 41943424u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1797 = (u64)t1796;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1798 = t1797 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1799 = t1786 + 41943552u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1800 = (u64)t1799;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1801 = t1800 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1789), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1792), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1795), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1798), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1801) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1802 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1803 = t359 + t1802;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1804 = t1803 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1805 = t1804 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1806 = t1805 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1807 = t10 + t1806;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1808 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1808) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1807) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1810 = t359 + end_15;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_6 = t1810; i_6 < through; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1811 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1811) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1812 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1813 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1812 ? 0u : t1813;
                    const u32 t1815 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1815) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1816 = i_6 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1817 = t1816 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1818 = t10 + t1817;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1819 = i_6 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1820 = t1819 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1818), "r"(t1820) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1821 = i_6 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1822 = t1821 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1823 = t1822 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1824 = t10 + t1823;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1825 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1825) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1824) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1826 = i_6 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1827 = t1826 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1828 = t1827 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1829 = t10 + t1828;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1830 = i_6 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1831 = t1830 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1829), "r"(t1831) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1832 = i_6 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1833 = t1832 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1834 = t1833 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1835 = t10 + t1834;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1836 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1836) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1835) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1837;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1837) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t1837;
                f32 t1839;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1839) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1840 = pair_7 + t1839;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1840;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1841;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1841) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t1841;
                f32 t1843;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1843) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1844 = pair_8 + t1843;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1844;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1845 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1846;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1845 ? 0.0f : t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1850 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1851 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1866 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1869 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1870 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1871 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1872 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1873 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1874 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1875 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1876 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1877 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1878 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1879;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1880 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1881;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1881) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1880 ? 0.0f : t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1883 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1884 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1886 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1888 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1892 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1896 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1900 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1902 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1903 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1903;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1904 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1904;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1905 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1905;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1906 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1906;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1907 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1907;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1908 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1908;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1909 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1909;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1910 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1910;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1911 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1911;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1912 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1912;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1913 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1913;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1914 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1914;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1915 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1915) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1916 = t361 % 6u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1917 = t1916 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1918 = smem_1 + t1917;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1919 = t1918 + 8192u;
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1927;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1928;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1929;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1930;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1931;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1932;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1933;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1934;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1935;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1936;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1937;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1938;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1939;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1940;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1941;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1942;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1943;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1944;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1945;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1946;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1946) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1947;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1947) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1948;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1948) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1949;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1949) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1950;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1950) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1951;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1951) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1953 = t298 + t1952;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1954 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1955 = t1953 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1956 = t1954 ^ t1955;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1957 = t1953 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1958 = t1956 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1959 = t1957 + t1958;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1960 = t1918 + t1959;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1960), "r"(t1920), "r"(t1921), "r"(t1922), "r"(t1923) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1961 = t1959 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1962 = t1918 + t1961;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1962), "r"(t1924), "r"(t1925), "r"(t1926), "r"(t1927) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1963 = t1959 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1964 = t1918 + t1963;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1964), "r"(t1928), "r"(t1929), "r"(t1930), "r"(t1931) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1965 = t1959 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1966 = t1918 + t1965;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1966), "r"(t1932), "r"(t1933), "r"(t1934), "r"(t1935) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1967 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1968 = t298 + t1967;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1969 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1970 = t1968 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1971 = t1969 ^ t1970;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1972 = t1968 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1973 = t1971 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1974 = t1972 + t1973;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1975 = t1919 + t1974;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1975), "r"(t1936), "r"(t1937), "r"(t1938), "r"(t1939) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1976 = t1974 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1977 = t1919 + t1976;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1977), "r"(t1940), "r"(t1941), "r"(t1942), "r"(t1943) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1978 = t1974 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1979 = t1919 + t1978;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1979), "r"(t1944), "r"(t1945), "r"(t1946), "r"(t1947) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1980 = t1974 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1981 = t1919 + t1980;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1981), "r"(t1948), "r"(t1949), "r"(t1950), "r"(t1951) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1982 = t310 + t299;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1982 + t298;
                const bool t1984 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1984) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1985 = t298 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1986 = t1918 + t1985;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1986), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t313) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1987 = t1918 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1988 = t298 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1989 = t1987 + t1988;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1989), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t313) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1990 = t361 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1991 = t1990 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1992 = t1991 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1993 = t10 + t1992;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1993) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1994 = (u64)t313;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1995 = t1994 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1996 = t1995 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1997 = lse + t1996;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1998 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1999 = t1998 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2000 = t1999 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t2001 = t1997 + t2000;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2002 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t2003 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t2004 = t2003 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t2004) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2005 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t2005;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2008 = (u64)row * t2002;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2009 = t2008 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2010 = t2001 + t2009;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2011;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2011) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2012) : "f"(row_max), "f"(scale_log2), "f"(t2011));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2012 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2014 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2015 = t2014 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2010), "f"(t2015) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2016 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2017 = first_row + t2016;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2017 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2020 = (u64)row_2 * t2002;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2021 = t2020 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2022 = t2001 + t2021;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2023;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2023) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2024) : "f"(row_max_2), "f"(scale_log2), "f"(t2023));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2024 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2026 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2027 = t2026 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2022), "f"(t2027) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t361 % 6u;
                const u32 t2029 = queries + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2030 = t2029 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2031 = t10 + t2030;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2032 = t361 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2033 = t2032 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2031), "r"(t2033) : "memory");
                const u32 t2034 = queries + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2035 = t2034 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2036 = t10 + t2035;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2037 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2037) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2036) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2038 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_2 = passed_2 + t2038;
                #pragma unroll 1
                for (u32 i_7 = passed_2; i_7 < last_2; i_7 += 1u) {
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2040 = i_7 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2041 = t2040 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2042 = t10 + t2041;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2043 = i_7 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2044 = t2043 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2042), "r"(t2044) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2045 = i_7 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2046 = t2045 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2047 = t2046 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2048 = t10 + t2047;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2049 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2049) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2048) : "memory");
                    }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2050 = i_7 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2051 = t2050 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2052 = t2051 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2053 = t10 + t2052;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2054 = i_7 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2055 = t2054 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2053), "r"(t2055) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2056 = i_7 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2057 = t2056 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2058 = t2057 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2059 = t10 + t2058;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2060 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2060) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2059) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2061 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2061) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2062 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2063 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2062 ? 0u : t2063;
                    const u32 t2065 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2065) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2066 = last_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2067 = t2066 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2068 = t10 + t2067;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2069 = last_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2070 = t2069 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2068), "r"(t2070) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2071 = last_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2072 = t2071 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2073 = t2072 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2074 = t10 + t2073;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2075 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2075) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2074) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2076 = last_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2077 = t2076 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2078 = t2077 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2079 = t10 + t2078;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2080 = last_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2081 = t2080 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2079), "r"(t2081) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2082 = last_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2083 = t2082 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2084 = t2083 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2085 = t10 + t2084;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2086 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2086) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2085) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2087 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2087;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2088 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2088;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2089 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2089) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2090 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2091;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2091) : "r"(t2090) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2092;
            asm("mov.b32 %0, %1;" : "=r"(t2092) : "f"(t2091));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2093;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2093) : "r"(t2092));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2093;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2095 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2095) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2096 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2096) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
