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
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t49;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t49) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t50 = t49 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t50) {
                    const u32 t51 = t33 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t51) : "memory");
                }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t52 = t45 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t52 + 1u;
                const u32 t54 = end > seq_q ? end : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = t54 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t55 < seq_k ? t55 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t57 = t45 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = t57 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t58 + 1u;
                const u32 t60 = end_3 > seq_q ? end_3 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t61 = t60 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t61 < seq_k ? t61 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t63 = end_4 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t64 = t63 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = end_2 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t66 < end_5 ? t66 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t68 < end_5 ? t68 : end_5;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t71 = tile * 3u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t71 % 6u;
                const u32 t73 = slot + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t10 + t74;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t71 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t78) : "memory");
                const u32 t79 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t79 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t10 + t80;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = slot << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = smem_1 + t82;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t84;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t84) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t85 = t84 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t85) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t81) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(q), "r"(t81), "r"(0u), "r"(index), "r"(t45), "r"(t48) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t86 = t83 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t81), "r"(64u), "r"(index), "r"(t45), "r"(t48) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t87 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t88 = t87 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t88 % 6u;
                const u32 t90 = slot_2 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t10 + t91;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t88 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t94 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t92), "r"(t95) : "memory");
                const u32 t96 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t10 + t97;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t45 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = slot_2 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = smem_1 + t100;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t102;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t103 = t102 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t103) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t98) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t101), "l"(q), "r"(t98), "r"(0u), "r"(index), "r"(t99), "r"(t48) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t104 = t101 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(q), "r"(t98), "r"(64u), "r"(index), "r"(t99), "r"(t48) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t105 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t106 = t105 + 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t106 % 6u;
                const u32 t108 = slot_3 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t10 + t109;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t106 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t111 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t110), "r"(t113) : "memory");
                const u32 t114 = slot_3 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t114 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t10 + t115;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t45 + 128u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t118 = slot_3 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t119 = smem_1 + t118;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t120;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t120) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t121 = t120 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t121) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t116) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(q), "r"(t116), "r"(0u), "r"(index), "r"(t117), "r"(t48) : "memory");
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t122 = t119 + 8192u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(q), "r"(t116), "r"(64u), "r"(index), "r"(t117), "r"(t48) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t124 = slot_4 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t10 + t124;
                const u32 t126 = slot_4 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t10 + t127;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t130 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t128), "r"(t131) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t132 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t133 = t132 * 80u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = slot_4 * 20480u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t8 + t134;
                u32 t136;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t136) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t137 = t136 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t137) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t125) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t135), "l"(k), "r"(t125), "r"(0u), "r"(t70), "r"(t133), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = t135 + 10240u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t138), "l"(k), "r"(t125), "r"(64u), "r"(t70), "r"(t133), "r"(t48) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t140 = slot_5 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t10 + t141;
                const u32 t143 = slot_5 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t143 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t10 + t144;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = t146 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t147 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t145), "r"(t148) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t149 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t150 = t149 * 80u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t151 = slot_5 * 20480u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = t9 + t151;
                u32 t153;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t153) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t154 = t153 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t154) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t142) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(v), "r"(t142), "r"(0u), "r"(t70), "r"(t150), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t152 + 10240u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t155), "l"(v), "r"(t142), "r"(64u), "r"(t70), "r"(t150), "r"(t48) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t156 & 1u;
                    const u32 t158 = slot_6 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t10 + t158;
                    const u32 t160 = slot_6 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t160 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t10 + t161;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t156 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t163 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t162), "r"(t165) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t166 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t167 = t166 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t168 = t167 * 80u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = slot_6 * 20480u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t8 + t169;
                    u32 t171;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t171) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t172 = t171 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t172) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t159) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t170), "l"(k), "r"(t159), "r"(0u), "r"(t70), "r"(t168), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t173 = t170 + 10240u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t173), "l"(k), "r"(t159), "r"(64u), "r"(t70), "r"(t168), "r"(t48) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t174 & 1u;
                    const u32 t176 = slot_7 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t176 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t178 = t10 + t177;
                    const u32 t179 = slot_7 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t179 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t10 + t180;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t174 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t182 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t183 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t181), "r"(t184) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t185 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t186 = t185 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t187 = t186 * 80u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = slot_7 * 20480u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t189 = t9 + t188;
                    u32 t190;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t190) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t191 = t190 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t191) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t178) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t189), "l"(v), "r"(t178), "r"(0u), "r"(t70), "r"(t187), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t192 = t189 + 10240u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t192), "l"(v), "r"(t178), "r"(64u), "r"(t70), "r"(t187), "r"(t48) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t193 = passed + end_5;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t193;
                const u32 t194 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t194;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t195 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t195) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t196 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t197;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t197) : "r"(t196) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t198;
                asm("mov.b32 %0, %1;" : "=r"(t198) : "f"(t197));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t199;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t199) : "r"(t198));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t199;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t201 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t201) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t202 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t202 / 192u;
            const u32 t204 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t204 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t206 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t206;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t207 = index_2 < total;
                if (!t207) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t208 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t209 = index_2 / t208;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t209 * heads_per_section;
                const u32 t211 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t212 = t211 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t212 < heads_per_section ? t212 : heads_per_section;
                const u32 t214 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t214;
                const u32 t216 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t217 = first + t216;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t218 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t219 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t220 = t218 - t219;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t221 = t220 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t222 = t217 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t223 = t217 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t224;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t225 = t224 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t225) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t227;
                    asm("mov.b32 %0, %1;" : "=f"(t227) : "r"(t222));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t227) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t228;
                    asm("mov.b32 %0, %1;" : "=f"(t228) : "r"(t221));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t228) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t229;
                    asm("mov.b32 %0, %1;" : "=f"(t229) : "r"(t223));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t229) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t230;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t230) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t231 = t230 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t231) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t232 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t232;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t233 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t234 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t235 = t234 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t233), "r"(t235) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t236 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t236) {
                    const u32 t237 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t238;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t238) : "l"(claims), "r"(t237) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t238;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t239 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t240;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t240) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t241 = t239 + t240;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t241;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t243;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t243) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t244 = t243 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t244) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t245 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t245), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t246;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t246) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t247 = t246 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t247) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t249 = index_3 << 14u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t250 = t7 + t249;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t251 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t252 = t251 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t253 = index_3 << 6u;
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
        const u32 t254 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t254) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t255 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t256;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t256) : "r"(t255) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t257;
        asm("mov.b32 %0, %1;" : "=r"(t257) : "f"(t256));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t258;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t258) : "r"(t257));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t258;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t259 = index_3 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t259) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t260 = index_4 != 4294967295u;
            if (!t260) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t262;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t262) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t263;
            asm("mov.b32 %0, %1;" : "=r"(t263) : "f"(t262));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t264;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t264) : "r"(t263));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t265;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t265) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t266;
            asm("mov.b32 %0, %1;" : "=r"(t266) : "f"(t265));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t267;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t267) : "r"(t266));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t268;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t268) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t269 = t268 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t269) {
                const u32 t270 = t33 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t270) : "memory");
            }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t271 = t264 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t271 + 1u;
            const u32 t273 = end_6 > seq_q ? end_6 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t274 = t273 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t274 < seq_k ? t274 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t276 = t264 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t277 = t276 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t277 + 1u;
            const u32 t279 = end_8 > seq_q ? end_8 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t280 = t279 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t280 < seq_k ? t280 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t282 = end_9 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t283 = t282 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t283 > 1u ? t283 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t285 = end_7 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t285 < end_10 ? t285 : end_10;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t287 = end_10 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t287 < end_10 ? t287 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t264 + t253;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t290 = first_query + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t290 + 1u;
            const u32 t292 = end_11 > seq_q ? end_11 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t293 = t292 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t293 < seq_k ? t293 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t295 = first_query + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t296 = t295 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t296 + 1u;
            const u32 t298 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t299 = t298 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t299 < seq_k ? t299 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t301 = end_14 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t302 = t301 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t302 > 1u ? t302 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t304 = end_12 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t304 < end_15 ? t304 : end_15;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t306 = end_15 - whole_3;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_3 = t306 < end_15 ? t306 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t308 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = passed_2 + t308;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t310 = count * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t311 = t310 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t312 = t264 + t253;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t313 = t312 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t313) {
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
                for (u32 i_2 = passed_2; i_2 < t309; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t314 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t314) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t315 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t316 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t315 ? 0u : t316;
                    const u32 t318 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t318) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t319 = i_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t320 = t319 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t321 = t10 + t320;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t322 = i_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t323 = t322 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t321), "r"(t323) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t324 = i_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t325 = t324 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t326 = t325 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t327 = t10 + t326;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t328 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t328) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t327) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t329 = i_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t330 = t329 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t331 = t330 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t332 = t10 + t331;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t333 = i_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t334 = t333 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t332), "r"(t334) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t335 = i_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t336 = t335 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t337 = t336 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t338 = t10 + t337;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t339 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t339) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t338) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t340 = t311 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t341 = t340 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t342 = t341 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t343 = t10 + t342;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t344 = t311 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t345 = t344 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t343), "r"(t345) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t346 = t309 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t347 = t346 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t348 = t10 + t347;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t349 = t309 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t350 = t349 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t348), "r"(t350) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t351 = t311 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t352 = t351 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t353 = smem_1 + t352;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t354 = t309 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t355 = t354 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t356 = t8 + t355;
                const u32 t357 = t353 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t358 = t356 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t359 = t357 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t360 = (u64)t359;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t361 = t360 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t362 = t358 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t363 = (u64)t362;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t364 = t363 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t365 = t357 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t366 = (u64)t365;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t367 = t366 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t368 = t358 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t369 = (u64)t368;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t370 = t369 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t371 = t357 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t372 = (u64)t371;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t373 = t372 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t374 = t358 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t375 = (u64)t374;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t376 = t375 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t377 = t357 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t378 = (u64)t377;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t379 = t378 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t380 = t358 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t381 = (u64)t380;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t382 = t381 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = t357 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t384 = (u64)t383;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t385 = t384 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t386 = t358 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t387 = (u64)t386;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t388 = t387 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t389 = t357 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t390 = (u64)t389;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t391 = t390 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t392 = t358 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t393 = (u64)t392;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t394 = t393 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t395 = t357 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t396 = (u64)t395;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t397 = t396 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t398 = t358 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t399 = (u64)t398;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t400 = t399 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t401 = t357 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t402 = (u64)t401;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t403 = t402 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t404 = t358 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t405 = (u64)t404;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t406 = t405 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t361), "l"(t364), "l"(t367), "l"(t370), "l"(t373), "l"(t376), "l"(t379), "l"(t382), "l"(t385), "l"(t388), "l"(t391), "l"(t394), "l"(t397), "l"(t400), "l"(t403), "l"(t406) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t407 = t309 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t408 = t407 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t409 = t408 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t410 = t10 + t409;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t411 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t411) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t410) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t412 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t412 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t414 = t264 + t253;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t414 + t252;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t416 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t417 = t416 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t417;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t419 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t420 = first_query_2 + t419;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t421 = t420 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t421 + 1u;
                const u32 t423 = end_16 > seq_q ? end_16 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t424 = t423 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t424 < seq_k ? t424 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t426 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t426 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t429 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t429;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t431 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t431;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t433 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t433;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t435 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t435;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t437 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t437;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t439 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t439;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t441 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t441;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t443 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t443;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t445 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t445;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t447 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t447;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t449 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t449;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t451 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t451;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t453 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t453;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t455 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t455;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t457 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t457;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t459 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t459;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t461 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t461;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t463 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t463;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t465 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t465;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t467 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t467;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t468 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t469 = first_query_2 + t468;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t470 = t469 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t471 = t470 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t471 + 1u;
                const u32 t473 = end_19 > seq_q ? end_19 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t474 = t473 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t474 < seq_k ? t474 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t476 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t476 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t479 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t481 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t483 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t485 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t487 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t489 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t491 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t493 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t495 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t497 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t499 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t501 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t503 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t503;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t505 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t507 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t509 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t509;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t511 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t513 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t515 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t517 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t517;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t519;
                asm("max.f32 %0, %1, %2;" : "=f"(t519) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t520;
                asm("max.f32 %0, %1, %2;" : "=f"(t520) : "f"(t519), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t521;
                asm("max.f32 %0, %1, %2;" : "=f"(t521) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t522;
                asm("max.f32 %0, %1, %2;" : "=f"(t522) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t523;
                asm("max.f32 %0, %1, %2;" : "=f"(t523) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t524;
                asm("max.f32 %0, %1, %2;" : "=f"(t524) : "f"(t520), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t525;
                asm("max.f32 %0, %1, %2;" : "=f"(t525) : "f"(t521), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t526;
                asm("max.f32 %0, %1, %2;" : "=f"(t526) : "f"(t522), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t527;
                asm("max.f32 %0, %1, %2;" : "=f"(t527) : "f"(t523), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t528;
                asm("max.f32 %0, %1, %2;" : "=f"(t528) : "f"(t524), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t529;
                asm("max.f32 %0, %1, %2;" : "=f"(t529) : "f"(t525), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t530;
                asm("max.f32 %0, %1, %2;" : "=f"(t530) : "f"(t526), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t531;
                asm("max.f32 %0, %1, %2;" : "=f"(t531) : "f"(t527), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t532;
                asm("max.f32 %0, %1, %2;" : "=f"(t532) : "f"(t528), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t533;
                asm("max.f32 %0, %1, %2;" : "=f"(t533) : "f"(t529), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t534;
                asm("max.f32 %0, %1, %2;" : "=f"(t534) : "f"(t530), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t535;
                asm("max.f32 %0, %1, %2;" : "=f"(t535) : "f"(t531), "f"(s_38));
                f32 t536;
                asm("max.f32 %0, %1, %2;" : "=f"(t536) : "f"(t532), "f"(t533));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t537;
                asm("max.f32 %0, %1, %2;" : "=f"(t537) : "f"(t534), "f"(t535));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t538;
                asm("max.f32 %0, %1, %2;" : "=f"(t538) : "f"(t536), "f"(t537));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t539;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t539) : "f"(t538));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t538), "f"(t539));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t541;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t541) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t541));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t544 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t544;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t546 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t547;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t547) : "f"(old), "f"(scale_log2), "f"(t546));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t547));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t549 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t550 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t550));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t552) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t552;
                const f32 t553 = t549 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t554 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t556;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t556) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t556;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t557 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t559;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t559) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t559;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t560 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t562;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t562) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t562;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t563 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t563));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t565) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t565;
                const f32 t566 = t553 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t567 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t569) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t569;
                const f32 t570 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t571 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t573) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t573;
                const f32 t574 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t575 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t577) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t577;
                const f32 t578 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t579 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t581) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t581;
                const f32 t582 = t566 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t583 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t585) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t585;
                const f32 t586 = t570 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t587 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t589) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t589;
                const f32 t590 = t574 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t591 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t593) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t593;
                const f32 t594 = t578 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t595 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t597) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t597;
                const f32 t598 = t582 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t599 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t601;
                const f32 t602 = t586 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t603 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t605) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t605;
                const f32 t606 = t590 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t607 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t609;
                const f32 t610 = t594 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t611 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t613;
                const f32 t614 = t598 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t615 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t617;
                const f32 t618 = t602 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t619 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t621;
                const f32 t622 = t606 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t623 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t625;
                const f32 t626 = t610 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t627 = t614 + t618;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t628 = t622 + t626;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t629 = t627 + t628;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t629;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t631;
                asm("max.f32 %0, %1, %2;" : "=f"(t631) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t632;
                asm("max.f32 %0, %1, %2;" : "=f"(t632) : "f"(t631), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t633;
                asm("max.f32 %0, %1, %2;" : "=f"(t633) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t634;
                asm("max.f32 %0, %1, %2;" : "=f"(t634) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t635;
                asm("max.f32 %0, %1, %2;" : "=f"(t635) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t636;
                asm("max.f32 %0, %1, %2;" : "=f"(t636) : "f"(t632), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t637;
                asm("max.f32 %0, %1, %2;" : "=f"(t637) : "f"(t633), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t638;
                asm("max.f32 %0, %1, %2;" : "=f"(t638) : "f"(t634), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t639;
                asm("max.f32 %0, %1, %2;" : "=f"(t639) : "f"(t635), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t640;
                asm("max.f32 %0, %1, %2;" : "=f"(t640) : "f"(t636), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t641;
                asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(t637), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t642;
                asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t638), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t643;
                asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(t639), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t644;
                asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(t640), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t645;
                asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t641), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t646;
                asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t642), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t647;
                asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t643), "f"(s_40));
                f32 t648;
                asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t644), "f"(t645));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t649;
                asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t646), "f"(t647));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t650;
                asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t648), "f"(t649));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t651;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t651) : "f"(t650));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t650), "f"(t651));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t653;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t653) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t653));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t656 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t656;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t658 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t659;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t659) : "f"(old_2), "f"(scale_log2), "f"(t658));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t659));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t661 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t662 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t664;
                const f32 t665 = t661 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t666 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t666));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t668;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t668) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t668;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t669 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t671) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t671;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t672 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t672));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t674) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t674;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t675 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t675));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t677;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t677) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t677;
                const f32 t678 = t665 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t679 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t679));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t681) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t681;
                const f32 t682 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t683 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t683));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t685;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t685) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t685;
                const f32 t686 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t687 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t687));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t689) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t689;
                const f32 t690 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t691 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t691));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t693;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t693;
                const f32 t694 = t678 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t695 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t695));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t697;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t697;
                const f32 t698 = t682 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t699 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t699));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t701;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t701) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t701;
                const f32 t702 = t686 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t703 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t703));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t705;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t705) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t705;
                const f32 t706 = t690 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t707 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t707));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t709;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t709) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t709;
                const f32 t710 = t694 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t711 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t713;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t713;
                const f32 t714 = t698 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t715 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t715));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t717;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t717) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t717;
                const f32 t718 = t702 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t719 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t721;
                const f32 t722 = t706 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t723 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t725;
                const f32 t726 = t710 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t727 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t727));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t729;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t729;
                const f32 t730 = t714 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t731 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t733;
                const f32 t734 = t718 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t735 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t737;
                const f32 t738 = t722 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t739 = t726 + t730;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t740 = t734 + t738;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t741 = t739 + t740;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t741;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t742;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t742) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t743;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t743) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t744;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t744) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t745;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t745) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t746;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t746) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t747;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t747) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t748;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t748) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t749;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t749) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t750;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t750) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t751;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t751) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t752;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t752) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t753;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t753) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t754;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t754) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t755;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t755) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t756;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t756) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t757;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t757) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t758;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t758) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t759;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t759) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t760;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t760) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t761;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t761) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t742;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t743;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t744;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t745;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t746;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t747;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t748;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t749;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t750;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t751;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t752;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t761;
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
                const u32 masked_left = end_15 > masked_right_4 ? end_15 : masked_right_4;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_3 = 1u; i_3 < masked_right_4; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t764 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t764) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t765 = t309 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t766 = t765 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t767 = t766 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t768 = t10 + t767;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t769 = t765 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t770 = t769 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t768), "r"(t770) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t771 = t311 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t772 = t771 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t773 = smem_1 + t772;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t774 = t765 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t775 = t774 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t776 = t8 + t775;
                    const u32 t777 = t773 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t778 = t776 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t779 = t777 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t780 = (u64)t779;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t781 = t780 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t782 = t778 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t783 = (u64)t782;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t784 = t783 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t785 = t777 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t786 = (u64)t785;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t787 = t786 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t788 = t778 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t789 = (u64)t788;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t790 = t789 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t791 = t777 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t792 = (u64)t791;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t793 = t792 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t794 = t778 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t795 = (u64)t794;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t796 = t795 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t797 = t777 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t798 = (u64)t797;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t799 = t798 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t800 = t778 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t801 = (u64)t800;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t802 = t801 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t803 = t777 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t804 = (u64)t803;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t805 = t804 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t806 = t778 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t807 = (u64)t806;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t808 = t807 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t809 = t777 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t810 = (u64)t809;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t811 = t810 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t812 = t778 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t813 = (u64)t812;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t814 = t813 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t815 = t777 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t816 = (u64)t815;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t817 = t816 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t818 = t778 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t819 = (u64)t818;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t820 = t819 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t821 = t777 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t822 = (u64)t821;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t823 = t822 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t824 = t778 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t825 = (u64)t824;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t826 = t825 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t781), "l"(t784), "l"(t787), "l"(t790), "l"(t793), "l"(t796), "l"(t799), "l"(t802), "l"(t805), "l"(t808), "l"(t811), "l"(t814), "l"(t817), "l"(t820), "l"(t823), "l"(t826) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t827 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t828 = t309 + t827;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t829 = t828 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t830 = t829 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t831 = t830 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t832 = t10 + t831;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t833 = t828 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t834 = t833 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t832), "r"(t834) : "memory");
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
                    const u32 t835 = t828 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t836 = t835 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t837 = t9 + t836;
                    const u32 t838 = t837 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t839 = t838 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t840 = (u64)t839;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t841 = t840 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t842 = t838 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t843 = (u64)t842;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t844 = t843 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t845 = t838 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t846 = (u64)t845;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t847 = t846 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t848 = t838 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t849 = (u64)t848;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t850 = t849 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t851 = t838 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t852 = (u64)t851;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t853 = t852 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t841), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t844), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t847), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t850), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t853) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t854 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t855 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t854 ? 0u : t855;
                    const u32 t857 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t857) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t858 = t309 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t859 = t858 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t860 = t859 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t861 = t860 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t862 = t10 + t861;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t863 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t863) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t862) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t864 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t865 = t864 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t865 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t867 = t264 + t253;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t867 + t252;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t869 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t870 = t869 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t870;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t872 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t873 = first_query_3 + t872;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t874 = t873 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t874 + 1u;
                    const u32 t876 = end_22 > seq_q ? end_22 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t877 = t876 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t877 < seq_k ? t877 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t879 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t879 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t882 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t882;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t884 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t884;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t886 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t886;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t888 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t888;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t890 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t890;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t892 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t892;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t894 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t894;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t896 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t896;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t898 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t898;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t900 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t900;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t902 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t902;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t904 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t904;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t906 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t906;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t908 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t908;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t910 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t910;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t912 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t912;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t914 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t914;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t916 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t916;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t918 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t918;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t920 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t920;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t921 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t922 = first_query_3 + t921;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t923 = t922 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t924 = t923 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t924 + 1u;
                    const u32 t926 = end_25 > seq_q ? end_25 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t927 = t926 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t927 < seq_k ? t927 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t929 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t929 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t932 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t934 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t936 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t938 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t940 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t942 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t944 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t944;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t946 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t946;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t948 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t948;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t950 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t950;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t952 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t952;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t954 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t954;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t956 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t956;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t958 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t958;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t960 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t960;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t962 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t962;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t964 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t964;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t966 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t966;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t968 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t968;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t970 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t970;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t971;
                    asm("max.f32 %0, %1, %2;" : "=f"(t971) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t972;
                    asm("max.f32 %0, %1, %2;" : "=f"(t972) : "f"(t971), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t973;
                    asm("max.f32 %0, %1, %2;" : "=f"(t973) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t974;
                    asm("max.f32 %0, %1, %2;" : "=f"(t974) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t975;
                    asm("max.f32 %0, %1, %2;" : "=f"(t975) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t976;
                    asm("max.f32 %0, %1, %2;" : "=f"(t976) : "f"(t972), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t977;
                    asm("max.f32 %0, %1, %2;" : "=f"(t977) : "f"(t973), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t978;
                    asm("max.f32 %0, %1, %2;" : "=f"(t978) : "f"(t974), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t979;
                    asm("max.f32 %0, %1, %2;" : "=f"(t979) : "f"(t975), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t980;
                    asm("max.f32 %0, %1, %2;" : "=f"(t980) : "f"(t976), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t981;
                    asm("max.f32 %0, %1, %2;" : "=f"(t981) : "f"(t977), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t982;
                    asm("max.f32 %0, %1, %2;" : "=f"(t982) : "f"(t978), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t983;
                    asm("max.f32 %0, %1, %2;" : "=f"(t983) : "f"(t979), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t984;
                    asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(t980), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t985;
                    asm("max.f32 %0, %1, %2;" : "=f"(t985) : "f"(t981), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t986;
                    asm("max.f32 %0, %1, %2;" : "=f"(t986) : "f"(t982), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t987;
                    asm("max.f32 %0, %1, %2;" : "=f"(t987) : "f"(t983), "f"(s_38));
                    f32 t988;
                    asm("max.f32 %0, %1, %2;" : "=f"(t988) : "f"(t984), "f"(t985));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t989;
                    asm("max.f32 %0, %1, %2;" : "=f"(t989) : "f"(t986), "f"(t987));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t990;
                    asm("max.f32 %0, %1, %2;" : "=f"(t990) : "f"(t988), "f"(t989));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t991;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t990), "f"(t991));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t993;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t993));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t995;
                    asm("max.f32 %0, %1, %2;" : "=f"(t995) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t996;
                    asm("max.f32 %0, %1, %2;" : "=f"(t996) : "f"(t995), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t997;
                    asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t998;
                    asm("max.f32 %0, %1, %2;" : "=f"(t998) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t999;
                    asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1000;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1000) : "f"(t996), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1001;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1001) : "f"(t997), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1002;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1002) : "f"(t998), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1003;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1003) : "f"(t999), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1004;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1004) : "f"(t1000), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1005;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1005) : "f"(t1001), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1006;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1006) : "f"(t1002), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1007;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(t1003), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1008;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(t1004), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1009;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1009) : "f"(t1005), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(t1006), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1007), "f"(s_40));
                    f32 t1012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t1008), "f"(t1009));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(t1010), "f"(t1011));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1014) : "f"(t1012), "f"(t1013));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1015;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1014), "f"(t1015));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1017;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1017));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1019 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1020 = t1019 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1021 = 8.0f < t1020;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1022 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1023 = t1022 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1024 = 8.0f < t1023;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1025 = t1021 | t1024;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1025);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1030 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1030;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1032 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1033;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1033) : "f"(old_7), "f"(scale_log2), "f"(t1032));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1033));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1036 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1037 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1039;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1039;
                    const f32 t1040 = t1036 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1041 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1043;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1043;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1044 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1044));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1046;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1046;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1047 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1049;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1049) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1049;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1050 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1050));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1052;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1052) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1052;
                    const f32 t1053 = t1040 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1054 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1054));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1056;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1056) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1056;
                    const f32 t1057 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1058 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1058));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1060;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1060) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1060;
                    const f32 t1061 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1062 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1062));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1064;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1064;
                    const f32 t1065 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1066 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1068;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1068;
                    const f32 t1069 = t1053 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1070 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1070));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1072;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1072) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1072;
                    const f32 t1073 = t1057 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1074 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1074));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1076;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1076) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1076;
                    const f32 t1077 = t1061 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1078 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1078));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1080;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1080) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1080;
                    const f32 t1081 = t1065 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1082 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1082));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1084;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1084) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1084;
                    const f32 t1085 = t1069 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1086 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1086));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1088;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1088;
                    const f32 t1089 = t1073 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1090 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1092;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1092) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1092;
                    const f32 t1093 = t1077 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1094 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1096;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1096;
                    const f32 t1097 = t1081 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1098 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1098));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1100;
                    const f32 t1101 = t1085 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1102 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1102));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1104;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1104;
                    const f32 t1105 = t1089 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1106 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1106));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1108;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1108;
                    const f32 t1109 = t1093 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1110 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1110));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1112;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1112;
                    const f32 t1113 = t1097 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1114 = t1101 + t1105;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1115 = t1109 + t1113;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1116 = t1114 + t1115;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1116;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1120 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1120;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1122 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1123;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1123) : "f"(old_8), "f"(scale_log2), "f"(t1122));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1123));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1126 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1127 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1127));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1129;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1129) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1129;
                    const f32 t1130 = t1126 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1131 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1131));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1133;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1133) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1133;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1134 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1134));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1136;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1136;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1137 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1139;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1139;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1140 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1140));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1142;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1142) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1142;
                    const f32 t1143 = t1130 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1144 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1144));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1146;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1146) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1146;
                    const f32 t1147 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1148 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1148));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1150;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1150) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1150;
                    const f32 t1151 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1152 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1152));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1154;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1154) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1154;
                    const f32 t1155 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1156 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1156));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1158;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1158) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1158;
                    const f32 t1159 = t1143 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1160 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1160));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1162;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1162) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1162;
                    const f32 t1163 = t1147 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1164 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1164));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1166;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1166;
                    const f32 t1167 = t1151 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1168 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1168));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1170;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1170) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1170;
                    const f32 t1171 = t1155 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1172 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1172));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1174;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1174) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1174;
                    const f32 t1175 = t1159 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1176 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1176));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1178;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1178;
                    const f32 t1179 = t1163 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1180 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1180));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1182;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1182) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1182;
                    const f32 t1183 = t1167 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1184 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1184));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1186;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1186;
                    const f32 t1187 = t1171 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1188 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1188));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1190;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1190;
                    const f32 t1191 = t1175 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1192 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1192));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1194;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1194;
                    const f32 t1195 = t1179 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1196 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1196));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1198;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1198;
                    const f32 t1199 = t1183 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1200 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1200));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1202;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1202;
                    const f32 t1203 = t1187 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1204 = t1191 + t1195;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1205 = t1199 + t1203;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1206 = t1204 + t1205;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1206;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1207 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1208 = t309 + t1207;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1209 = t1208 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1210 = t1209 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1211 = t1210 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1212 = t10 + t1211;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1213 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1213) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1212) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1214 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1214;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1215 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1215;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1216 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1216;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1217 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1217;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1218 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1218;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1219 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1219;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1220 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1220;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1221 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1221;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1222 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1222;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1223 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1223;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1224 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1224;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1225 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1225;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1226 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1226;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1227 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1227;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1228 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1228;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1229 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1229;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1230 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1230;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1231 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1231;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1232 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1232;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1233 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1233;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1234 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1234;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1235 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1235;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1236 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1236;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1237 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1237;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1238 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1238;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1239 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1239;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1240 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1240;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1241 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1241;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1242 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1242;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1243 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1243;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1244 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1244;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1245 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1245;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1246 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1246;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1247 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1247;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1248 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1248;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1249 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1249;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1250 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1250;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1251 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1251;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1252 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1252;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1253 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1254 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1255 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1256 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1257 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1258 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1259 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1260 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1261 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1262 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1263 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1264 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1265 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1266 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1267 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1268 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1269 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1270 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1271 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1272 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1273 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1274 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1275 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1276 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1277 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1277;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1278;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1279;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1280;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1281;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1282;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1282) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1283;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1283) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1284;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1284) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1285;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1286;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1287;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1288;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1289;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1289) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1290;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1290) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1291;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1291) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1292;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1293;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1294;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1295;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1296;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1296) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1297;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1297) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1278;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1279;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1280;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1281;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1282;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1283;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1284;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1285;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1286;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1287;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1288;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1289;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1290;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1291;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1292;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1293;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1294;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1295;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1296;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1297;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1298 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1298) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1299 = t309 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1300 = t1299 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1301 = t1300 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1302 = t10 + t1301;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1303 = t1299 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1304 = t1303 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1302), "r"(t1304) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1305 = t311 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1306 = t1305 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1307 = smem_1 + t1306;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1308 = t1299 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1309 = t1308 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1310 = t8 + t1309;
                    const u32 t1311 = t1307 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1312 = t1310 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1313 = t1311 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1314 = (u64)t1313;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1315 = t1314 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1316 = t1312 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1317 = (u64)t1316;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1318 = t1317 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1319 = t1311 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1320 = (u64)t1319;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1321 = t1320 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1322 = t1312 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1323 = (u64)t1322;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1324 = t1323 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1325 = t1311 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1326 = (u64)t1325;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1327 = t1326 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1328 = t1312 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1329 = (u64)t1328;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1330 = t1329 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1331 = t1311 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1332 = (u64)t1331;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1333 = t1332 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1334 = t1312 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1335 = (u64)t1334;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1336 = t1335 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1337 = t1311 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1338 = (u64)t1337;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1339 = t1338 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1340 = t1312 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1341 = (u64)t1340;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1342 = t1341 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1343 = t1311 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1344 = (u64)t1343;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1345 = t1344 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1346 = t1312 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1347 = (u64)t1346;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1348 = t1347 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1349 = t1311 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1350 = (u64)t1349;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1351 = t1350 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1352 = t1312 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1353 = (u64)t1352;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1354 = t1353 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1355 = t1311 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1356 = (u64)t1355;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1357 = t1356 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1358 = t1312 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1359 = (u64)t1358;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1360 = t1359 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1315), "l"(t1318), "l"(t1321), "l"(t1324), "l"(t1327), "l"(t1330), "l"(t1333), "l"(t1336), "l"(t1339), "l"(t1342), "l"(t1345), "l"(t1348), "l"(t1351), "l"(t1354), "l"(t1357), "l"(t1360) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1361 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1362 = t309 + t1361;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1363 = t1362 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1364 = t1363 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1365 = t1364 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1366 = t10 + t1365;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1367 = t1362 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1368 = t1367 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1366), "r"(t1368) : "memory");
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
                    const u32 t1369 = t1362 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1370 = t1369 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1371 = t9 + t1370;
                    const u32 t1372 = t1371 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1373 = t1372 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1374 = (u64)t1373;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1375 = t1374 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1376 = t1372 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1377 = (u64)t1376;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1378 = t1377 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1379 = t1372 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1380 = (u64)t1379;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1381 = t1380 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1382 = t1372 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1383 = (u64)t1382;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1384 = t1383 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1385 = t1372 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1386 = (u64)t1385;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1387 = t1386 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1375), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1378), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1381), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1384), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1387) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1388 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1389 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1388 ? 0u : t1389;
                    const u32 t1391 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1391) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1392 = t309 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1393 = t1392 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1394 = t1393 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1395 = t1394 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1396 = t10 + t1395;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1397 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1397) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1396) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1398;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1398) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1399;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1399) : "f"(t1398), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1400;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1401;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1402;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1402) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1403;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1403) : "f"(t1399), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1404;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1404) : "f"(t1400), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1405;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1405) : "f"(t1401), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1406;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(t1402), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1407;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(t1403), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1408;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(t1404), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1409;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1405), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1410;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1406), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1411;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1407), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1412;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1408), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1413;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1409), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1414;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1410), "f"(s_38));
                    f32 t1415;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1411), "f"(t1412));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1416;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1413), "f"(t1414));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1417;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1415), "f"(t1416));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1418;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1418) : "f"(t1417));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1417), "f"(t1418));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1420;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1420) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1420));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1422;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1423;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1422), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1424;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1425;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1426;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1426) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1427;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1427) : "f"(t1423), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1428;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1428) : "f"(t1424), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1429;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1429) : "f"(t1425), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1430;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1430) : "f"(t1426), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1431;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1431) : "f"(t1427), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1432;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1432) : "f"(t1428), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1433;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1433) : "f"(t1429), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1434;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1434) : "f"(t1430), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1435;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1435) : "f"(t1431), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1436;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1436) : "f"(t1432), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(t1433), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1434), "f"(s_40));
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(t1435), "f"(t1436));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(t1437), "f"(t1438));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1439), "f"(t1440));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1442;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1442) : "f"(t1441));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1441), "f"(t1442));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1444;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1444) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1444));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1446 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1447 = t1446 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1448 = 8.0f < t1447;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1449 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1450 = t1449 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1451 = 8.0f < t1450;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1452 = t1448 | t1451;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1452);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1457 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1457;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1459 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1460) : "f"(old_13), "f"(scale_log2), "f"(t1459));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1460));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1463 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1464 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1464));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1466) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1466;
                    const f32 t1467 = t1463 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1468 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1468));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1470;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1470) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1470;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1471 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1473;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1473;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1474 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1474));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1476;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1476) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1476;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1477 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1477));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1479;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1479) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1479;
                    const f32 t1480 = t1467 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1481 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1481));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1483;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1483;
                    const f32 t1484 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1485 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1485));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1487;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1487;
                    const f32 t1488 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1489 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1489));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1491;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1491) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1491;
                    const f32 t1492 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1493 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1493));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1495;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1495;
                    const f32 t1496 = t1480 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1497 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1497));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1499;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1499) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1499;
                    const f32 t1500 = t1484 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1501 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1501));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1503;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1503) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1503;
                    const f32 t1504 = t1488 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1505 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1505));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1507;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1507) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1507;
                    const f32 t1508 = t1492 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1509 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1509));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1511;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1511) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1511;
                    const f32 t1512 = t1496 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1513 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1515;
                    const f32 t1516 = t1500 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1517 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1517));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1519;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1519) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1519;
                    const f32 t1520 = t1504 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1521 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1523;
                    const f32 t1524 = t1508 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1525 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1527;
                    const f32 t1528 = t1512 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1529 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1531;
                    const f32 t1532 = t1516 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1533 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1535;
                    const f32 t1536 = t1520 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1537 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1539;
                    const f32 t1540 = t1524 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1541 = t1528 + t1532;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1542 = t1536 + t1540;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1543 = t1541 + t1542;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1543;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1547 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1547;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1549 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1550) : "f"(old_14), "f"(scale_log2), "f"(t1549));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1550));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1553 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1554 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1554));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1556;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1556;
                    const f32 t1557 = t1553 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1558 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1558));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1560;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1560) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1560;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1561 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1561));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1563;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1563;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1564 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1564));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1566) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1566;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1567 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1567));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1569;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1569;
                    const f32 t1570 = t1557 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1571 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1571));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1573;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1573;
                    const f32 t1574 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1575 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1575));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1577;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1577;
                    const f32 t1578 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1579 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1581;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1581;
                    const f32 t1582 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1583 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1585;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1585;
                    const f32 t1586 = t1570 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1587 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1589;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1589;
                    const f32 t1590 = t1574 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1591 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1593;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1593;
                    const f32 t1594 = t1578 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1595 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1597;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1597;
                    const f32 t1598 = t1582 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1599 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1601;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1601;
                    const f32 t1602 = t1586 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1603 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1605;
                    const f32 t1606 = t1590 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1607 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1609;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1609;
                    const f32 t1610 = t1594 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1611 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1613;
                    const f32 t1614 = t1598 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1615 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1617;
                    const f32 t1618 = t1602 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1619 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1621;
                    const f32 t1622 = t1606 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1623 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1625;
                    const f32 t1626 = t1610 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1627 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1629;
                    const f32 t1630 = t1614 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1631 = t1618 + t1622;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1632 = t1626 + t1630;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1633 = t1631 + t1632;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1633;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1634 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1635 = t309 + t1634;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1636 = t1635 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1637 = t1636 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1638 = t1637 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1639 = t10 + t1638;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1640 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1640) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1639) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1641 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1642 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1643 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1644 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1645 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1646 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1647 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1648 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1649 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1650 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1651 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1652 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1652;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1653 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1653;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1654 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1654;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1655 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1655;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1656 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1656;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1657 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1657;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1658 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1658;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1659 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1659;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1660 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1660;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1661 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1661;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1662 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1662;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1663 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1663;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1664 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1664;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1665 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1665;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1666 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1666;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1667 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1667;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1668 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1668;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1669 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1669;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1670 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1670;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1671 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1671;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1672 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1672;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1673 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1673;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1674 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1674;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1675 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1675;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1676 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1676;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1677 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1677;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1678 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1678;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1679 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1679;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1680 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1681 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1682 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1683 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1683;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1684 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1684;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1685 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1686 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1687 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1688 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1689 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1690 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1691 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1692 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1693 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1694 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1695 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1696 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1697 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1698 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1699 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1700 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1701 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1702 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1703 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1704 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1704;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1705;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1705) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1706;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1707;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1707) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1708;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1708) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1709;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1709) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1710;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1710) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1711;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1711) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1712;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1712) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1713;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1713) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1714;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1714) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1715;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1715) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1716;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1716) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1717;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1717) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1718;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1718) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1719;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1719) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1720;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1720) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1721;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1721) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1722;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1723;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1723) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1724;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1724) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1705;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1706;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1707;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1708;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1709;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1710;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1711;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1712;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1713;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1714;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1715;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1716;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1717;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1718;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1719;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1720;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1721;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1722;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1723;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1724;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1725 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1726 = t309 + t1725;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1727 = t1726 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1728 = t1727 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1729 = t1728 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1730 = t10 + t1729;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1731 = t1726 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1732 = t1731 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1730), "r"(t1732) : "memory");
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
                const u32 t1733 = t1726 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1734 = t1733 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1735 = t9 + t1734;
                const u32 t1736 = t1735 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1737 = t1736 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1738 = (u64)t1737;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1739 = t1738 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1740 = t1736 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1741 = (u64)t1740;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1742 = t1741 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1743 = t1736 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1744 = (u64)t1743;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1745 = t1744 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1746 = t1736 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1747 = (u64)t1746;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1748 = t1747 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1749 = t1736 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1750 = (u64)t1749;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1751 = t1750 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1739), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1742), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1745), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1748), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1751) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1752 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1753 = t309 + t1752;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1754 = t1753 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1755 = t1754 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1756 = t1755 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1757 = t10 + t1756;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1758 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1758) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1757) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1760 = t309 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_5 = t1760; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1761 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1761) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1762 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1763 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1762 ? 0u : t1763;
                    const u32 t1765 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1765) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1766 = i_5 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1767 = t1766 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1768 = t10 + t1767;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1769 = i_5 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1770 = t1769 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1768), "r"(t1770) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1771 = i_5 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1772 = t1771 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1773 = t1772 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1774 = t10 + t1773;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1775 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1775) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1774) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1776 = i_5 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1777 = t1776 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1778 = t1777 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1779 = t10 + t1778;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1780 = i_5 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1781 = t1780 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1779), "r"(t1781) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1782 = i_5 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1783 = t1782 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1784 = t1783 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1785 = t10 + t1784;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1786 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1786) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1785) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1787;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1787) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t1787;
                f32 t1789;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1789) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1790 = pair_7 + t1789;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1790;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1791;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1791) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t1791;
                f32 t1793;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1793) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1794 = pair_8 + t1793;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1794;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1795 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1796;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1796) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1795 ? 0.0f : t1796;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1798 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1798;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1799 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1799;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1800 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1800;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1801 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1801;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1802 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1802;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1803 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1803;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1804 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1804;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1805 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1805;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1806 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1806;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1807 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1807;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1808 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1808;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1809 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1809;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1810 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1810;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1811 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1811;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1812 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1812;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1813 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1813;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1814 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1814;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1815 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1815;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1816 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1816;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1817 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1817;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1818 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1818;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1819 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1819;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1820 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1820;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1821 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1821;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1822 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1822;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1823 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1823;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1824 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1824;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1825 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1825;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1826 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1826;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1827 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1827;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1828 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1828;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1829 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1829;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1830 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1831;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1830 ? 0.0f : t1831;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1833 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1833;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1834 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1834;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1835 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1835;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1836 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1836;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1837 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1837;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1838 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1838;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1839 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1839;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1840 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1840;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1841 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1841;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1842 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1843 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1843;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1844 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1845 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1846 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1847 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1850 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1851 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1864;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1865 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1865) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1866 = t311 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1867 = t1866 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1868 = smem_1 + t1867;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1869 = t1868 + 8192u;
                u32 t1870;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1870) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1871;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1871) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1872;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1872) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1873;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1873) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1874;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1874) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1875;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1875) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1876;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1876) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1877;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1877) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1878;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1878) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1879;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1879) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1880;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1880) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1881;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1881) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1882;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1882) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1883;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1883) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1884;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1884) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1885;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1885) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1886;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1886) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1887;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1887) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1888;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1888) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1889;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1889) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1890;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1890) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1891;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1891) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1892;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1892) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1893;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1893) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1894;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1894) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1895;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1895) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1896;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1896) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1897;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1897) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1898;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1898) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1899;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1899) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1900;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1900) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1901;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1902 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1903 = t252 + t1902;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1904 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1905 = t1903 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1906 = t1904 ^ t1905;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1907 = t1903 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1908 = t1906 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1909 = t1907 + t1908;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1910 = t1868 + t1909;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1910), "r"(t1870), "r"(t1871), "r"(t1872), "r"(t1873) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1911 = t1909 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1912 = t1868 + t1911;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1912), "r"(t1874), "r"(t1875), "r"(t1876), "r"(t1877) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1913 = t1909 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1914 = t1868 + t1913;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1914), "r"(t1878), "r"(t1879), "r"(t1880), "r"(t1881) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1915 = t1909 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1916 = t1868 + t1915;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1916), "r"(t1882), "r"(t1883), "r"(t1884), "r"(t1885) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1917 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1918 = t252 + t1917;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1919 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1920 = t1918 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1921 = t1919 ^ t1920;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1922 = t1918 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1923 = t1921 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1924 = t1922 + t1923;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1925 = t1869 + t1924;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1925), "r"(t1886), "r"(t1887), "r"(t1888), "r"(t1889) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1926 = t1924 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1927 = t1869 + t1926;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1927), "r"(t1890), "r"(t1891), "r"(t1892), "r"(t1893) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1928 = t1924 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1929 = t1869 + t1928;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1929), "r"(t1894), "r"(t1895), "r"(t1896), "r"(t1897) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1930 = t1924 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1931 = t1869 + t1930;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1931), "r"(t1898), "r"(t1899), "r"(t1900), "r"(t1901) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1932 = t264 + t253;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1932 + t252;
                const bool t1934 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1934) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1935 = t252 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1936 = t1868 + t1935;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1936), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t267) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1937 = t1868 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1938 = t252 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1939 = t1937 + t1938;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1939), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t267) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1940 = t311 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1941 = t1940 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1942 = t1941 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1943 = t10 + t1942;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1943) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1944 = (u64)t267;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1945 = t1944 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1946 = t1945 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1947 = lse + t1946;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1948 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1949 = t1948 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1950 = t1949 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1951 = t1947 + t1950;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1953 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1954 = t1953 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1954) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1955 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1955;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1958 = (u64)row * t1952;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1959 = t1958 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1960 = t1951 + t1959;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1961;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1962) : "f"(row_max), "f"(scale_log2), "f"(t1961));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t1962 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1964 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1965 = t1964 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1960), "f"(t1965) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1966 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1967 = first_row + t1966;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t1967 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t1970 = (u64)row_2 * t1952;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1971 = t1970 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1972 = t1951 + t1971;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1973;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1973) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t1974;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1974) : "f"(row_max_2), "f"(scale_log2), "f"(t1973));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t1974 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t1976 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t1977 = t1976 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1972), "f"(t1977) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t311 % 6u;
                const u32 t1979 = queries + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1980 = t1979 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1981 = t10 + t1980;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1982 = t311 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1983 = t1982 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1981), "r"(t1983) : "memory");
                const u32 t1984 = queries + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1985 = t1984 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1986 = t10 + t1985;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1987 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1987) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1986) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t1988 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last = passed_2 + t1988;
                #pragma unroll 1
                for (u32 i_6 = passed_2; i_6 < last; i_6 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1990 = i_6 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1991 = t1990 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1992 = t10 + t1991;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1993 = i_6 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1994 = t1993 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1992), "r"(t1994) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1995 = i_6 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1996 = t1995 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1997 = t1996 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1998 = t10 + t1997;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1999 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1999) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1998) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2000 = i_6 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2001 = t2000 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2002 = t2001 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2003 = t10 + t2002;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2004 = i_6 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2005 = t2004 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2003), "r"(t2005) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2006 = i_6 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2007 = t2006 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2008 = t2007 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2009 = t10 + t2008;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2010 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2010) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2009) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2011 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2011) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2012 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2013 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2012 ? 0u : t2013;
                    const u32 t2015 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2015) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2016 = last & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2017 = t2016 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2018 = t10 + t2017;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2019 = last >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2020 = t2019 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2018), "r"(t2020) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2021 = last & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2022 = t2021 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2023 = t2022 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2024 = t10 + t2023;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2025 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2025) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2024) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2026 = last & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2027 = t2026 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2028 = t2027 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2029 = t10 + t2028;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2030 = last >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2031 = t2030 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2029), "r"(t2031) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2032 = last & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2033 = t2032 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2034 = t2033 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2035 = t10 + t2034;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2036 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2036) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2035) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2037 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2037;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2038 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2038;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2039 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2039) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2040 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2041;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2041) : "r"(t2040) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2042;
            asm("mov.b32 %0, %1;" : "=r"(t2042) : "f"(t2041));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2043;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2043) : "r"(t2042));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2043;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2045 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2045) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2046 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2046) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
