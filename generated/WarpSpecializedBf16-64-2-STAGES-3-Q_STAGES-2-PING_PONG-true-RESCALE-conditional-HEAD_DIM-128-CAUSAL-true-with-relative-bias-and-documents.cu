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
    const f32 score_scale,
    const u64 argument0 /* f32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u32 argument1,
    const u64 argument0_2 /* u32 */,
    const u64 argument0_stride0_2,
    const u64 argument0_stride1_2,
    const u64 argument0_stride2_2,
    const u64 argument0_stride3_2,
    const u64 argument1_2 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
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
#line 40 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t3 = thread >> 5u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 214 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 220 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 46 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 240 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 160u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t33 = t10 + 160u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t34 = warpgroup == 0u;
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t35 = warp == 0u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t35) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t36 = tile & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t36) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t37 = t33 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t38;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t38) : "r"(t37) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t39;
            asm("mov.b32 %0, %1;" : "=r"(t39) : "f"(t38));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t40;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t40) : "r"(t39));
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t40;
            while (true) {
#line 93 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t41 = index != 4294967295u;
                if (!t41) break;
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t33 + 16u;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t43;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t43) : "r"(from) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t44;
                asm("mov.b32 %0, %1;" : "=r"(t44) : "f"(t43));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t45;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t45) : "r"(t44));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t46;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t46) : "r"(from) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm("mov.b32 %0, %1;" : "=r"(t47) : "f"(t46));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t48) : "r"(t47));
#line 128 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t49;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t49) : );
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t50 = t49 == 1u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t50) {
                    const u32 t51 = t33 + 8u;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t51) : "memory");
                }
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t52 = t45 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t52 + 1u;
                const u32 t54 = end > seq_q ? end : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = t54 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t55 < seq_k ? t55 : seq_k;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t57 = t45 + 127u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = t57 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t58 + 1u;
                const u32 t60 = end_3 > seq_q ? end_3 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t61 = t60 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t61 < seq_k ? t61 : seq_k;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t63 = end_4 + 63u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t64 = t63 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = end_2 >> 6u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t66 < end_5 ? t66 : end_5;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = end_5 - whole;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t69 = t68 < end_5 ? t68 : end_5;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = index / group;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t71 = tile << 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t71 & 3u;
                const u32 t73 = slot + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t10 + t74;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t71 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t78) : "memory");
                const u32 t79 = slot + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t79 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t10 + t80;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = slot << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t87 = tile << 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t88 = t87 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t88 & 3u;
                const u32 t90 = slot_2 + 16u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t10 + t91;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t88 >> 2u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t94 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t92), "r"(t95) : "memory");
                const u32 t96 = slot_2 + 12u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t10 + t97;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t45 + 64u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = slot_2 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t106 = slot_3 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t10 + t106;
                const u32 t108 = slot_3 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t10 + t109;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = passed / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t111 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t110), "r"(t113) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t114 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t115 = t114 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = slot_3 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t8 + t116;
                u32 t118;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t118) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t119 = t118 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t119) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t107) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(k), "r"(t107), "r"(0u), "r"(t70), "r"(t115), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t120 = t117 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t120), "l"(k), "r"(t107), "r"(64u), "r"(t70), "r"(t115), "r"(t48) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t122 = slot_4 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t10 + t123;
                const u32 t125 = slot_4 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t10 + t126;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = passed / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t127), "r"(t130) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t131 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t132 = t131 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = slot_4 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t9 + t133;
                u32 t135;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t135) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t136 = t135 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t136) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t124) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t134), "l"(v), "r"(t124), "r"(0u), "r"(t70), "r"(t132), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t137 = t134 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t137), "l"(v), "r"(t124), "r"(64u), "r"(t70), "r"(t132), "r"(t48) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t138 % 3u;
                    const u32 t140 = slot_5 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t141 = t10 + t140;
                    const u32 t142 = slot_5 + 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t143 = t142 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t144 = t10 + t143;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t138 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t145 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t146 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(t147) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t148 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t149 = t148 - i;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t150 = t149 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = slot_5 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t8 + t151;
                    u32 t153;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t153) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t154 = t153 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t154) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t141) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(k), "r"(t141), "r"(0u), "r"(t70), "r"(t150), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t155 = t152 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t155), "l"(k), "r"(t141), "r"(64u), "r"(t70), "r"(t150), "r"(t48) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t156 % 3u;
                    const u32 t158 = slot_6 + 6u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t10 + t159;
                    const u32 t161 = slot_6 + 9u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t161 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t10 + t162;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t156 / 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t163), "r"(t166) : "memory");
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t167 = end_5 - 1u;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t168 = t167 - i;
#line 172 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t169 = t168 << 6u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = slot_6 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t9 + t170;
                    u32 t172;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t172) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t173 = t172 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t173) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t160) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t171), "l"(v), "r"(t160), "r"(0u), "r"(t70), "r"(t169), "r"(t48) : "memory");
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t174 = t171 + 8192u;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t174), "l"(v), "r"(t160), "r"(64u), "r"(t70), "r"(t169), "r"(t48) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = passed + end_5;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t175;
                const u32 t176 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t176;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t177 = tile & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t177) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t178 = t33 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t179;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t179) : "r"(t178) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t180;
                asm("mov.b32 %0, %1;" : "=r"(t180) : "f"(t179));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t181;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t181) : "r"(t180));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t181;
            }
        }
#line 58 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t183 = warp == 1u;
#line 58 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t183) {
#line 44 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t184 = seq_q + 127u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t184 >> 7u;
            const u32 t186 = of_head * heads;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t186 * batch;
            u32 round = 0u;
            const u32 t188 = blockIdx.x;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t188;
            while (true) {
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t189 = index_2 < total;
                if (!t189) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t190 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t191 = index_2 / t190;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t191 * heads_per_section;
                const u32 t193 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t194 = t193 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t194 < heads_per_section ? t194 : heads_per_section;
                const u32 t196 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t196;
                const u32 t198 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t199 = first + t198;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t200 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t201 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t202 = t200 - t201;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t203 = t202 << 7u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t204 = t199 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t205 = t199 / heads;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t206;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t206) : );
#line 50 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t207 = t206 == 1u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t207) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t209;
                    asm("mov.b32 %0, %1;" : "=f"(t209) : "r"(t204));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t209) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t210;
                    asm("mov.b32 %0, %1;" : "=f"(t210) : "r"(t203));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t210) : "memory");
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t211;
                    asm("mov.b32 %0, %1;" : "=f"(t211) : "r"(t205));
#line 77 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t211) : "memory");
                }
#line 109 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t212;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t212) : );
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t213 = t212 == 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t213) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 55 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t214 = round + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = t214;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t215 = t33 + 8u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t216 = round & 1u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t217 = t216 ^ 1u;
#line 70 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t217) : "memory");
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t218 = lane == 0u;
                u32 merged = 0u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t218) {
                    const u32 t219 = total - 1u;
#line 137 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t220;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t220) : "l"(claims), "r"(t219) : "memory");
#line 137 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t220;
                } else {
                    merged = 0u;
                }
#line 139 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t221 = gridDim.x;
#line 141 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t222;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t222) : "r"(claimed));
#line 141 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t223 = t221 + t222;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t223;
            }
#line 101 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t225;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t225) : );
#line 101 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t226 = t225 == 1u;
#line 101 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t226) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t227 = t33 + 16u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t227), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 109 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t228;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t229 = t228 == 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t229) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 64 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t231 = index_3 << 14u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t232 = t7 + t231;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t233 = warp & 3u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t234 = t233 << 4u;
#line 66 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t235 = index_3 << 6u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 s_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_2 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_3 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_4 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_5 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_6 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_7 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_8 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_9 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_10 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_11 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_12 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_13 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_14 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_15 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_16 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_17 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_18 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_19 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_20 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_21 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_22 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_23 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_24 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_25 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_26 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_27 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_28 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_29 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_30 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_31 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_32 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_33 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_34 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_35 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_36 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_37 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_38 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_39 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_40 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_41 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_42 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_43 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_44 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_45 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_46 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_47 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_48 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_49 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_50 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_51 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_52 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_53 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_54 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_55 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_56 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_57 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_58 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_59 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_60 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_61 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_62 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_63 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        f32 acc_64 = 0.0f;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_2 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_3 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_4 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_5 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_6 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_7 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_8 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_9 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_10 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_11 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_12 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_13 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_14 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_15 = 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 p_16 = 0u;
#line 64 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t236 = count & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t236) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t237 = t33 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t238;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t238) : "r"(t237) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t239;
        asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(t238));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t240;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t240) : "r"(t239));
#line 66 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t240;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t241 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t241) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 93 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t242 = index_4 != 4294967295u;
            if (!t242) break;
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t244;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t244) : "r"(from_2) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t245;
            asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(t244));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t246;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t246) : "r"(t245));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t247;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t247) : "r"(from_2) : "memory");
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t248;
            asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(t247));
#line 147 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t249;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t249) : "r"(t248));
#line 128 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t250;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t250) : );
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t251 = t250 == 1u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t251) {
                const u32 t252 = t33 + 8u;
#line 130 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t252) : "memory");
            }
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = t246 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t253 + 1u;
            const u32 t255 = end_6 > seq_q ? end_6 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = t255 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t256 < seq_k ? t256 : seq_k;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t258 = t246 + 127u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t259 + 1u;
            const u32 t261 = end_8 > seq_q ? end_8 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = t261 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t262 < seq_k ? t262 : seq_k;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t264 = end_9 + 63u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t265 = t264 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t265 > 1u ? t265 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t267 = end_7 >> 6u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t267 < end_10 ? t267 : end_10;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t269 = end_10 - whole_2;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t270 = t269 < end_10 ? t269 : end_10;
#line 185 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t246 + t235;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t272 = first_query + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t272 + 1u;
            const u32 t274 = end_11 > seq_q ? end_11 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t275 = t274 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t275 < seq_k ? t275 : seq_k;
#line 301 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t277 = first_query + 63u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t278 = t277 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t278 + 1u;
            const u32 t280 = end_13 > seq_q ? end_13 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t281 = t280 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t281 < seq_k ? t281 : seq_k;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t283 = end_14 + 63u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t284 = t283 >> 6u;
#line 309 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t284 > 1u ? t284 : 1u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t286 = end_12 >> 6u;
#line 311 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t286 < end_15 ? t286 : end_15;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t288 = end_15 - whole_3;
#line 316 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t289 = t288 < end_15 ? t288 : end_15;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t290 = t246 + t235;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t291 = t290 + t234;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t292 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t293 = t291 + t292;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t294 = index_4 / group;
#line 26 "src/functions/bias.rs"
            const u32 t5_2 = 0u - argument1;
#line 28 "src/functions/bias.rs"
            const u32 t12_2 = (u32)argument0_stride1;
#line 28 "src/functions/bias.rs"
            const u32 t13_2 = t12_2 << 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = seq_q - 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t299 = t293 < t298 ? t293 : t298;
#line 26 "src/functions/bias.rs"
            const u32 t1_2 = t299 + seq_k;
#line 26 "src/functions/bias.rs"
            const u32 t2_2 = t1_2 - seq_q;
            const u64 t8_2 = (u64)index_4;
#line 27 "src/functions/bias.rs"
            const u64 t9_2 = t8_2 * argument0_stride0;
#line 27 "src/functions/bias.rs"
            const u64 t10_2 = t9_2 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t11_2 = argument0 + t10_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t306 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t307 = t291 + t306;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t308 = t307 + 8u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = index_4 / group;
#line 26 "src/functions/bias.rs"
            const u32 t5_3 = 0u - argument1;
#line 28 "src/functions/bias.rs"
            const u32 t12_3 = (u32)argument0_stride1;
#line 28 "src/functions/bias.rs"
            const u32 t13_3 = t12_3 << 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t313 = seq_q - 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = t308 < t313 ? t308 : t313;
#line 26 "src/functions/bias.rs"
            const u32 t1_3 = t314 + seq_k;
#line 26 "src/functions/bias.rs"
            const u32 t2_3 = t1_3 - seq_q;
            const u64 t8_3 = (u64)index_4;
#line 27 "src/functions/bias.rs"
            const u64 t9_3 = t8_3 * argument0_stride0;
#line 27 "src/functions/bias.rs"
            const u64 t10_3 = t9_3 * 4ull;
#line 27 "src/functions/bias.rs"
            const u64 t11_3 = argument0 + t10_3;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = t246 + t235;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t322 = t321 + t234;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t323 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t324 = t322 + t323;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t325 = index_4 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_4 = (u64)t249;
#line 16 "src/functions/sequences.rs"
            const u64 t2_4 = t1_4 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t3_2 = t2_4 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t4_2 = argument1_2 + t3_2;
            const u32 t5_4 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
            const u32 t6_2 = t5_4 << 2u;
            const u64 t10_4 = (u64)t249;
#line 18 "src/functions/sequences.rs"
            const u64 t11_4 = t10_4 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
            const u64 t12_4 = t11_4 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t13_4 = argument0_2 + t12_4;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t336 = seq_q - 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t337 = t324 < t336 ? t324 : t336;
#line 18 "src/functions/sequences.rs"
            const u64 t14_2 = (u64)t337;
#line 18 "src/functions/sequences.rs"
            const u64 t15_2 = t14_2 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
            const u64 t16_2 = t15_2 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t17_2 = t13_4 + t16_2;
#line 18 "src/functions/sequences.rs"
            u32 t18_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t343 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t344 = t322 + t343;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t345 = t344 + 8u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t346 = index_4 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_5 = (u64)t249;
#line 16 "src/functions/sequences.rs"
            const u64 t2_5 = t1_5 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t3_3 = t2_5 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t4_3 = argument1_2 + t3_3;
            const u32 t5_5 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
            const u32 t6_3 = t5_5 << 2u;
            const u64 t10_5 = (u64)t249;
#line 18 "src/functions/sequences.rs"
            const u64 t11_5 = t10_5 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
            const u64 t12_5 = t11_5 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t13_5 = argument0_2 + t12_5;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t357 = seq_q - 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t358 = t345 < t357 ? t345 : t357;
#line 18 "src/functions/sequences.rs"
            const u64 t14_3 = (u64)t358;
#line 18 "src/functions/sequences.rs"
            const u64 t15_3 = t14_3 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
            const u64 t16_3 = t15_3 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t17_3 = t13_5 + t16_3;
#line 18 "src/functions/sequences.rs"
            u32 t18_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = end_10 - end_15;
#line 202 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t365 = passed_2 + t364;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t366 = count << 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t367 = t366 + index_3;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 100 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t365; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t368 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t368) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t369 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t370 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t369 ? 0u : t370;
                const u32 t372 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t372) : "memory");
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t373 = i_2 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t374 = t373 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t375 = t10 + t374;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t376 = i_2 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t377 = t376 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t375), "r"(t377) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t378 = i_2 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t379 = t378 + 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t380 = t379 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t381 = t10 + t380;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t382 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t382) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t381) : "memory");
                }
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = i_2 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t384 = t383 + 6u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = t384 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t386 = t10 + t385;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t387 = i_2 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t388 = t387 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t386), "r"(t388) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t389 = i_2 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t390 = t389 + 9u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t391 = t390 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t392 = t10 + t391;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t393 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t393) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t392) : "memory");
                }
            }
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t394 = t367 & 3u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t395 = t394 + 12u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t396 = t395 << 3u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t397 = t10 + t396;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t398 = t367 >> 2u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t399 = t398 & 1u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t397), "r"(t399) : "memory");
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t400 = t365 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t401 = t400 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t402 = t10 + t401;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t365 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t404 = t403 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t402), "r"(t404) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t405 = t367 & 3u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t406 = t405 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t407 = smem_1 + t406;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t408 = t365 % 3u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = t408 << 14u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t410 = t8 + t409;
            const u32 t411 = t407 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t410 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t413 = t411 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t414 = (u64)t413;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t415 = t414 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t416 = t412 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = (u64)t416;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t418 = t417 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t419 = t411 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = (u64)t419;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t421 = t420 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t422 = t412 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = (u64)t422;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t424 = t423 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t425 = t411 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = (u64)t425;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t427 = t426 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t428 = t412 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = (u64)t428;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t430 = t429 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t431 = t411 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t432 = (u64)t431;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t433 = t432 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t434 = t412 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t435 = (u64)t434;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t436 = t435 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t437 = t411 + 66048u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t438 = (u64)t437;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t439 = t438 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t440 = t412 + 66048u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t441 = (u64)t440;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t442 = t441 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t443 = t411 + 66050u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t444 = (u64)t443;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t445 = t444 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t446 = t412 + 66050u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t447 = (u64)t446;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t448 = t447 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t449 = t411 + 66052u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t450 = (u64)t449;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t451 = t450 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t452 = t412 + 66052u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t453 = (u64)t452;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t454 = t453 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t455 = t411 + 66054u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t456 = (u64)t455;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t457 = t456 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t458 = t412 + 66054u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t459 = (u64)t458;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t460 = t459 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t415), "l"(t418), "l"(t421), "l"(t424), "l"(t427), "l"(t430), "l"(t433), "l"(t436), "l"(t439), "l"(t442), "l"(t445), "l"(t448), "l"(t451), "l"(t454), "l"(t457), "l"(t460) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t461 = t365 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t462 = t461 + 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t463 = t462 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t464 = t10 + t463;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t465 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t465) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t464) : "memory");
            }
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t466 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t466 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t468 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t468 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t470 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t471 = t470 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key + t471;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t474 = column < last ? column : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t475 = s * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_4 = t2_2 - t474;
#line 26 "src/functions/bias.rs"
            const u32 t4_4 = (int)t3_4 < (int)argument1 ? t3_4 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_4 = (int)t4_4 > (int)t5_2 ? t4_4 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place = t6_4 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_4 = (u64)place * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_4 = t11_2 + t14_4;
#line 28 "src/functions/bias.rs"
            f32 t16_4;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 28 "src/functions/bias.rs"
            const f32 t17_4 = t475 + t16_4;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s = t17_4;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t484 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_5 = t2_3 - t474;
#line 26 "src/functions/bias.rs"
            const u32 t4_5 = (int)t3_5 < (int)argument1 ? t3_5 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_5 = (int)t4_5 > (int)t5_3 ? t4_5 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_2 = t6_5 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_5 = (u64)place_2 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_5 = t11_3 + t14_5;
#line 28 "src/functions/bias.rs"
            f32 t16_5;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 28 "src/functions/bias.rs"
            const f32 t17_5 = t484 + t16_5;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_3 = t17_5;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key = column + 1u;
            const u32 t494 = key < last ? key : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t495 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_6 = t2_2 - t494;
#line 26 "src/functions/bias.rs"
            const u32 t4_6 = (int)t3_6 < (int)argument1 ? t3_6 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_6 = (int)t4_6 > (int)t5_2 ? t4_6 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_3 = t6_6 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_6 = (u64)place_3 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_6 = t11_2 + t14_6;
#line 28 "src/functions/bias.rs"
            f32 t16_6;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 28 "src/functions/bias.rs"
            const f32 t17_6 = t495 + t16_6;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_2 = t17_6;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t504 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_7 = t2_3 - t494;
#line 26 "src/functions/bias.rs"
            const u32 t4_7 = (int)t3_7 < (int)argument1 ? t3_7 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_7 = (int)t4_7 > (int)t5_3 ? t4_7 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_4 = t6_7 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_7 = (u64)place_4 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_7 = t11_3 + t14_7;
#line 28 "src/functions/bias.rs"
            f32 t16_7;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 28 "src/functions/bias.rs"
            const f32 t17_7 = t504 + t16_7;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_4 = t17_7;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_2 = column + 8u;
            const u32 t514 = key_2 < last ? key_2 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t515 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_8 = t2_2 - t514;
#line 26 "src/functions/bias.rs"
            const u32 t4_8 = (int)t3_8 < (int)argument1 ? t3_8 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_8 = (int)t4_8 > (int)t5_2 ? t4_8 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_5 = t6_8 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_8 = (u64)place_5 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_8 = t11_2 + t14_8;
#line 28 "src/functions/bias.rs"
            f32 t16_8;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 28 "src/functions/bias.rs"
            const f32 t17_8 = t515 + t16_8;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_5 = t17_8;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t524 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_9 = t2_3 - t514;
#line 26 "src/functions/bias.rs"
            const u32 t4_9 = (int)t3_9 < (int)argument1 ? t3_9 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_9 = (int)t4_9 > (int)t5_3 ? t4_9 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_6 = t6_9 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_9 = (u64)place_6 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_9 = t11_3 + t14_9;
#line 28 "src/functions/bias.rs"
            f32 t16_9;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 28 "src/functions/bias.rs"
            const f32 t17_9 = t524 + t16_9;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_7 = t17_9;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_3 = column + 9u;
            const u32 t534 = key_3 < last ? key_3 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t535 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_10 = t2_2 - t534;
#line 26 "src/functions/bias.rs"
            const u32 t4_10 = (int)t3_10 < (int)argument1 ? t3_10 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_10 = (int)t4_10 > (int)t5_2 ? t4_10 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_7 = t6_10 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_10 = (u64)place_7 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_10 = t11_2 + t14_10;
#line 28 "src/functions/bias.rs"
            f32 t16_10;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 28 "src/functions/bias.rs"
            const f32 t17_10 = t535 + t16_10;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_6 = t17_10;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t544 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_11 = t2_3 - t534;
#line 26 "src/functions/bias.rs"
            const u32 t4_11 = (int)t3_11 < (int)argument1 ? t3_11 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_11 = (int)t4_11 > (int)t5_3 ? t4_11 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_8 = t6_11 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_11 = (u64)place_8 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_11 = t11_3 + t14_11;
#line 28 "src/functions/bias.rs"
            f32 t16_11;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 28 "src/functions/bias.rs"
            const f32 t17_11 = t544 + t16_11;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_8 = t17_11;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_4 = column + 16u;
            const u32 t554 = key_4 < last ? key_4 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t555 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_12 = t2_2 - t554;
#line 26 "src/functions/bias.rs"
            const u32 t4_12 = (int)t3_12 < (int)argument1 ? t3_12 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_12 = (int)t4_12 > (int)t5_2 ? t4_12 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_9 = t6_12 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_12 = (u64)place_9 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_12 = t11_2 + t14_12;
#line 28 "src/functions/bias.rs"
            f32 t16_12;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 28 "src/functions/bias.rs"
            const f32 t17_12 = t555 + t16_12;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_9 = t17_12;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t564 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_13 = t2_3 - t554;
#line 26 "src/functions/bias.rs"
            const u32 t4_13 = (int)t3_13 < (int)argument1 ? t3_13 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_13 = (int)t4_13 > (int)t5_3 ? t4_13 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_10 = t6_13 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_13 = (u64)place_10 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_13 = t11_3 + t14_13;
#line 28 "src/functions/bias.rs"
            f32 t16_13;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 28 "src/functions/bias.rs"
            const f32 t17_13 = t564 + t16_13;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_11 = t17_13;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_5 = column + 17u;
            const u32 t574 = key_5 < last ? key_5 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t575 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_14 = t2_2 - t574;
#line 26 "src/functions/bias.rs"
            const u32 t4_14 = (int)t3_14 < (int)argument1 ? t3_14 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_14 = (int)t4_14 > (int)t5_2 ? t4_14 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_11 = t6_14 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_14 = (u64)place_11 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_14 = t11_2 + t14_14;
#line 28 "src/functions/bias.rs"
            f32 t16_14;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 28 "src/functions/bias.rs"
            const f32 t17_14 = t575 + t16_14;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_10 = t17_14;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t584 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_15 = t2_3 - t574;
#line 26 "src/functions/bias.rs"
            const u32 t4_15 = (int)t3_15 < (int)argument1 ? t3_15 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_15 = (int)t4_15 > (int)t5_3 ? t4_15 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_12 = t6_15 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_15 = (u64)place_12 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_15 = t11_3 + t14_15;
#line 28 "src/functions/bias.rs"
            f32 t16_15;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 28 "src/functions/bias.rs"
            const f32 t17_15 = t584 + t16_15;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_12 = t17_15;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_6 = column + 24u;
            const u32 t594 = key_6 < last ? key_6 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t595 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_16 = t2_2 - t594;
#line 26 "src/functions/bias.rs"
            const u32 t4_16 = (int)t3_16 < (int)argument1 ? t3_16 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_16 = (int)t4_16 > (int)t5_2 ? t4_16 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_13 = t6_16 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_16 = (u64)place_13 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_16 = t11_2 + t14_16;
#line 28 "src/functions/bias.rs"
            f32 t16_16;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 28 "src/functions/bias.rs"
            const f32 t17_16 = t595 + t16_16;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_13 = t17_16;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t604 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_17 = t2_3 - t594;
#line 26 "src/functions/bias.rs"
            const u32 t4_17 = (int)t3_17 < (int)argument1 ? t3_17 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_17 = (int)t4_17 > (int)t5_3 ? t4_17 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_14 = t6_17 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_17 = (u64)place_14 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_17 = t11_3 + t14_17;
#line 28 "src/functions/bias.rs"
            f32 t16_17;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 28 "src/functions/bias.rs"
            const f32 t17_17 = t604 + t16_17;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_15 = t17_17;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_7 = column + 25u;
            const u32 t614 = key_7 < last ? key_7 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t615 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_18 = t2_2 - t614;
#line 26 "src/functions/bias.rs"
            const u32 t4_18 = (int)t3_18 < (int)argument1 ? t3_18 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_18 = (int)t4_18 > (int)t5_2 ? t4_18 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_15 = t6_18 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_18 = (u64)place_15 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_18 = t11_2 + t14_18;
#line 28 "src/functions/bias.rs"
            f32 t16_18;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 28 "src/functions/bias.rs"
            const f32 t17_18 = t615 + t16_18;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_14 = t17_18;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t624 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_19 = t2_3 - t614;
#line 26 "src/functions/bias.rs"
            const u32 t4_19 = (int)t3_19 < (int)argument1 ? t3_19 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_19 = (int)t4_19 > (int)t5_3 ? t4_19 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_16 = t6_19 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_19 = (u64)place_16 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_19 = t11_3 + t14_19;
#line 28 "src/functions/bias.rs"
            f32 t16_19;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 28 "src/functions/bias.rs"
            const f32 t17_19 = t624 + t16_19;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_16 = t17_19;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_8 = column + 32u;
            const u32 t634 = key_8 < last ? key_8 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t635 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_20 = t2_2 - t634;
#line 26 "src/functions/bias.rs"
            const u32 t4_20 = (int)t3_20 < (int)argument1 ? t3_20 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_20 = (int)t4_20 > (int)t5_2 ? t4_20 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_17 = t6_20 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_20 = (u64)place_17 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_20 = t11_2 + t14_20;
#line 28 "src/functions/bias.rs"
            f32 t16_20;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 28 "src/functions/bias.rs"
            const f32 t17_20 = t635 + t16_20;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_17 = t17_20;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t644 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_21 = t2_3 - t634;
#line 26 "src/functions/bias.rs"
            const u32 t4_21 = (int)t3_21 < (int)argument1 ? t3_21 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_21 = (int)t4_21 > (int)t5_3 ? t4_21 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_18 = t6_21 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_21 = (u64)place_18 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_21 = t11_3 + t14_21;
#line 28 "src/functions/bias.rs"
            f32 t16_21;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_21) : "l"(t15_21));
#line 28 "src/functions/bias.rs"
            const f32 t17_21 = t644 + t16_21;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_19 = t17_21;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_9 = column + 33u;
            const u32 t654 = key_9 < last ? key_9 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t655 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_22 = t2_2 - t654;
#line 26 "src/functions/bias.rs"
            const u32 t4_22 = (int)t3_22 < (int)argument1 ? t3_22 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_22 = (int)t4_22 > (int)t5_2 ? t4_22 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_19 = t6_22 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_22 = (u64)place_19 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_22 = t11_2 + t14_22;
#line 28 "src/functions/bias.rs"
            f32 t16_22;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_22) : "l"(t15_22));
#line 28 "src/functions/bias.rs"
            const f32 t17_22 = t655 + t16_22;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_18 = t17_22;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t664 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_23 = t2_3 - t654;
#line 26 "src/functions/bias.rs"
            const u32 t4_23 = (int)t3_23 < (int)argument1 ? t3_23 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_23 = (int)t4_23 > (int)t5_3 ? t4_23 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_20 = t6_23 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_23 = (u64)place_20 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_23 = t11_3 + t14_23;
#line 28 "src/functions/bias.rs"
            f32 t16_23;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_23) : "l"(t15_23));
#line 28 "src/functions/bias.rs"
            const f32 t17_23 = t664 + t16_23;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_20 = t17_23;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_10 = column + 40u;
            const u32 t674 = key_10 < last ? key_10 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t675 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_24 = t2_2 - t674;
#line 26 "src/functions/bias.rs"
            const u32 t4_24 = (int)t3_24 < (int)argument1 ? t3_24 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_24 = (int)t4_24 > (int)t5_2 ? t4_24 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_21 = t6_24 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_24 = (u64)place_21 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_24 = t11_2 + t14_24;
#line 28 "src/functions/bias.rs"
            f32 t16_24;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_24) : "l"(t15_24));
#line 28 "src/functions/bias.rs"
            const f32 t17_24 = t675 + t16_24;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_21 = t17_24;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t684 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_25 = t2_3 - t674;
#line 26 "src/functions/bias.rs"
            const u32 t4_25 = (int)t3_25 < (int)argument1 ? t3_25 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_25 = (int)t4_25 > (int)t5_3 ? t4_25 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_22 = t6_25 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_25 = (u64)place_22 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_25 = t11_3 + t14_25;
#line 28 "src/functions/bias.rs"
            f32 t16_25;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_25) : "l"(t15_25));
#line 28 "src/functions/bias.rs"
            const f32 t17_25 = t684 + t16_25;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_23 = t17_25;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_11 = column + 41u;
            const u32 t694 = key_11 < last ? key_11 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t695 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_26 = t2_2 - t694;
#line 26 "src/functions/bias.rs"
            const u32 t4_26 = (int)t3_26 < (int)argument1 ? t3_26 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_26 = (int)t4_26 > (int)t5_2 ? t4_26 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_23 = t6_26 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_26 = (u64)place_23 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_26 = t11_2 + t14_26;
#line 28 "src/functions/bias.rs"
            f32 t16_26;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_26) : "l"(t15_26));
#line 28 "src/functions/bias.rs"
            const f32 t17_26 = t695 + t16_26;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_22 = t17_26;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t704 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_27 = t2_3 - t694;
#line 26 "src/functions/bias.rs"
            const u32 t4_27 = (int)t3_27 < (int)argument1 ? t3_27 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_27 = (int)t4_27 > (int)t5_3 ? t4_27 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_24 = t6_27 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_27 = (u64)place_24 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_27 = t11_3 + t14_27;
#line 28 "src/functions/bias.rs"
            f32 t16_27;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_27) : "l"(t15_27));
#line 28 "src/functions/bias.rs"
            const f32 t17_27 = t704 + t16_27;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_24 = t17_27;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_12 = column + 48u;
            const u32 t714 = key_12 < last ? key_12 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t715 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_28 = t2_2 - t714;
#line 26 "src/functions/bias.rs"
            const u32 t4_28 = (int)t3_28 < (int)argument1 ? t3_28 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_28 = (int)t4_28 > (int)t5_2 ? t4_28 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_25 = t6_28 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_28 = (u64)place_25 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_28 = t11_2 + t14_28;
#line 28 "src/functions/bias.rs"
            f32 t16_28;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_28) : "l"(t15_28));
#line 28 "src/functions/bias.rs"
            const f32 t17_28 = t715 + t16_28;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_25 = t17_28;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t724 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_29 = t2_3 - t714;
#line 26 "src/functions/bias.rs"
            const u32 t4_29 = (int)t3_29 < (int)argument1 ? t3_29 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_29 = (int)t4_29 > (int)t5_3 ? t4_29 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_26 = t6_29 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_29 = (u64)place_26 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_29 = t11_3 + t14_29;
#line 28 "src/functions/bias.rs"
            f32 t16_29;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_29) : "l"(t15_29));
#line 28 "src/functions/bias.rs"
            const f32 t17_29 = t724 + t16_29;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_27 = t17_29;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_13 = column + 49u;
            const u32 t734 = key_13 < last ? key_13 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t735 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_30 = t2_2 - t734;
#line 26 "src/functions/bias.rs"
            const u32 t4_30 = (int)t3_30 < (int)argument1 ? t3_30 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_30 = (int)t4_30 > (int)t5_2 ? t4_30 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_27 = t6_30 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_30 = (u64)place_27 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_30 = t11_2 + t14_30;
#line 28 "src/functions/bias.rs"
            f32 t16_30;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_30) : "l"(t15_30));
#line 28 "src/functions/bias.rs"
            const f32 t17_30 = t735 + t16_30;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_26 = t17_30;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t744 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_31 = t2_3 - t734;
#line 26 "src/functions/bias.rs"
            const u32 t4_31 = (int)t3_31 < (int)argument1 ? t3_31 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_31 = (int)t4_31 > (int)t5_3 ? t4_31 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_28 = t6_31 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_31 = (u64)place_28 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_31 = t11_3 + t14_31;
#line 28 "src/functions/bias.rs"
            f32 t16_31;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_31) : "l"(t15_31));
#line 28 "src/functions/bias.rs"
            const f32 t17_31 = t744 + t16_31;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_28 = t17_31;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_14 = column + 56u;
            const u32 t754 = key_14 < last ? key_14 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t755 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_32 = t2_2 - t754;
#line 26 "src/functions/bias.rs"
            const u32 t4_32 = (int)t3_32 < (int)argument1 ? t3_32 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_32 = (int)t4_32 > (int)t5_2 ? t4_32 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_29 = t6_32 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_32 = (u64)place_29 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_32 = t11_2 + t14_32;
#line 28 "src/functions/bias.rs"
            f32 t16_32;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_32) : "l"(t15_32));
#line 28 "src/functions/bias.rs"
            const f32 t17_32 = t755 + t16_32;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_29 = t17_32;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t764 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_33 = t2_3 - t754;
#line 26 "src/functions/bias.rs"
            const u32 t4_33 = (int)t3_33 < (int)argument1 ? t3_33 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_33 = (int)t4_33 > (int)t5_3 ? t4_33 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_30 = t6_33 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_33 = (u64)place_30 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_33 = t11_3 + t14_33;
#line 28 "src/functions/bias.rs"
            f32 t16_33;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_33) : "l"(t15_33));
#line 28 "src/functions/bias.rs"
            const f32 t17_33 = t764 + t16_33;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_31 = t17_33;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_15 = column + 57u;
            const u32 t774 = key_15 < last ? key_15 : last;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t775 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_34 = t2_2 - t774;
#line 26 "src/functions/bias.rs"
            const u32 t4_34 = (int)t3_34 < (int)argument1 ? t3_34 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_34 = (int)t4_34 > (int)t5_2 ? t4_34 : t5_2;
#line 26 "src/functions/bias.rs"
            const u32 place_31 = t6_34 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_34 = (u64)place_31 * t13_2;
#line 28 "src/functions/bias.rs"
            const u64 t15_34 = t11_2 + t14_34;
#line 28 "src/functions/bias.rs"
            f32 t16_34;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_34) : "l"(t15_34));
#line 28 "src/functions/bias.rs"
            const f32 t17_34 = t775 + t16_34;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_30 = t17_34;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 t784 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
            const u32 t3_35 = t2_3 - t774;
#line 26 "src/functions/bias.rs"
            const u32 t4_35 = (int)t3_35 < (int)argument1 ? t3_35 : argument1;
#line 26 "src/functions/bias.rs"
            const u32 t6_35 = (int)t4_35 > (int)t5_3 ? t4_35 : t5_3;
#line 26 "src/functions/bias.rs"
            const u32 place_32 = t6_35 + argument1;
#line 28 "src/functions/bias.rs"
            const u64 t14_35 = (u64)place_32 * t13_3;
#line 28 "src/functions/bias.rs"
            const u64 t15_35 = t11_3 + t14_35;
#line 28 "src/functions/bias.rs"
            f32 t16_35;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_35) : "l"(t15_35));
#line 28 "src/functions/bias.rs"
            const f32 t17_35 = t784 + t16_35;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_32 = t17_35;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t793 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t793 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t795 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t795 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t797 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t798 = t797 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_2 = first_key_2 + t798;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 last_2 = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 t801 = column_2 < last_2 ? column_2 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t801 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_4 = t4_2 + t7_2;
#line 17 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_4));
#line 18 "src/functions/sequences.rs"
            const bool t19_2 = t18_2 == of_key;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s = changed;
#line 18 "src/functions/sequences.rs"
            const bool t19_3 = t18_3 == of_key;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_3 = changed_2;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_16 = column_2 + 1u;
            const u32 t810 = key_16 < last_2 ? key_16 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_3 = (u64)t810 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_5 = t4_2 + t7_3;
#line 17 "src/functions/sequences.rs"
            u32 of_key_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_5));
#line 18 "src/functions/sequences.rs"
            const bool t19_4 = t18_2 == of_key_2;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_2 = changed_3;
#line 18 "src/functions/sequences.rs"
            const bool t19_5 = t18_3 == of_key_2;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_4 = changed_4;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_17 = column_2 + 8u;
            const u32 t819 = key_17 < last_2 ? key_17 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_4 = (u64)t819 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_6 = t4_2 + t7_4;
#line 17 "src/functions/sequences.rs"
            u32 of_key_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_6));
#line 18 "src/functions/sequences.rs"
            const bool t19_6 = t18_2 == of_key_3;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_5 = changed_5;
#line 18 "src/functions/sequences.rs"
            const bool t19_7 = t18_3 == of_key_3;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_7 = changed_6;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_18 = column_2 + 9u;
            const u32 t828 = key_18 < last_2 ? key_18 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_5 = (u64)t828 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_7 = t4_2 + t7_5;
#line 17 "src/functions/sequences.rs"
            u32 of_key_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_7));
#line 18 "src/functions/sequences.rs"
            const bool t19_8 = t18_2 == of_key_4;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_6 = changed_7;
#line 18 "src/functions/sequences.rs"
            const bool t19_9 = t18_3 == of_key_4;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_8 = changed_8;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_19 = column_2 + 16u;
            const u32 t837 = key_19 < last_2 ? key_19 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_6 = (u64)t837 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_8 = t4_2 + t7_6;
#line 17 "src/functions/sequences.rs"
            u32 of_key_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_8));
#line 18 "src/functions/sequences.rs"
            const bool t19_10 = t18_2 == of_key_5;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_9 = changed_9;
#line 18 "src/functions/sequences.rs"
            const bool t19_11 = t18_3 == of_key_5;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_11 = changed_10;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_20 = column_2 + 17u;
            const u32 t846 = key_20 < last_2 ? key_20 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_7 = (u64)t846 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_9 = t4_2 + t7_7;
#line 17 "src/functions/sequences.rs"
            u32 of_key_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_9));
#line 18 "src/functions/sequences.rs"
            const bool t19_12 = t18_2 == of_key_6;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_10 = changed_11;
#line 18 "src/functions/sequences.rs"
            const bool t19_13 = t18_3 == of_key_6;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_12 = changed_12;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_21 = column_2 + 24u;
            const u32 t855 = key_21 < last_2 ? key_21 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_8 = (u64)t855 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_10 = t4_2 + t7_8;
#line 17 "src/functions/sequences.rs"
            u32 of_key_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_10));
#line 18 "src/functions/sequences.rs"
            const bool t19_14 = t18_2 == of_key_7;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_13 = changed_13;
#line 18 "src/functions/sequences.rs"
            const bool t19_15 = t18_3 == of_key_7;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_15 = changed_14;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_22 = column_2 + 25u;
            const u32 t864 = key_22 < last_2 ? key_22 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_9 = (u64)t864 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_11 = t4_2 + t7_9;
#line 17 "src/functions/sequences.rs"
            u32 of_key_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_11));
#line 18 "src/functions/sequences.rs"
            const bool t19_16 = t18_2 == of_key_8;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_14 = changed_15;
#line 18 "src/functions/sequences.rs"
            const bool t19_17 = t18_3 == of_key_8;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_16 = changed_16;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_23 = column_2 + 32u;
            const u32 t873 = key_23 < last_2 ? key_23 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_10 = (u64)t873 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_12 = t4_2 + t7_10;
#line 17 "src/functions/sequences.rs"
            u32 of_key_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_12));
#line 18 "src/functions/sequences.rs"
            const bool t19_18 = t18_2 == of_key_9;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_17 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_17 = changed_17;
#line 18 "src/functions/sequences.rs"
            const bool t19_19 = t18_3 == of_key_9;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_18 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_19 = changed_18;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_24 = column_2 + 33u;
            const u32 t882 = key_24 < last_2 ? key_24 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_11 = (u64)t882 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_13 = t4_2 + t7_11;
#line 17 "src/functions/sequences.rs"
            u32 of_key_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_13));
#line 18 "src/functions/sequences.rs"
            const bool t19_20 = t18_2 == of_key_10;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_19 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_18 = changed_19;
#line 18 "src/functions/sequences.rs"
            const bool t19_21 = t18_3 == of_key_10;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_20 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_20 = changed_20;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_25 = column_2 + 40u;
            const u32 t891 = key_25 < last_2 ? key_25 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_12 = (u64)t891 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_14 = t4_2 + t7_12;
#line 17 "src/functions/sequences.rs"
            u32 of_key_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_14));
#line 18 "src/functions/sequences.rs"
            const bool t19_22 = t18_2 == of_key_11;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_21 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_21 = changed_21;
#line 18 "src/functions/sequences.rs"
            const bool t19_23 = t18_3 == of_key_11;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_22 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_23 = changed_22;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_26 = column_2 + 41u;
            const u32 t900 = key_26 < last_2 ? key_26 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_13 = (u64)t900 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_15 = t4_2 + t7_13;
#line 17 "src/functions/sequences.rs"
            u32 of_key_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_15));
#line 18 "src/functions/sequences.rs"
            const bool t19_24 = t18_2 == of_key_12;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_23 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_22 = changed_23;
#line 18 "src/functions/sequences.rs"
            const bool t19_25 = t18_3 == of_key_12;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_24 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_24 = changed_24;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_27 = column_2 + 48u;
            const u32 t909 = key_27 < last_2 ? key_27 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_14 = (u64)t909 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_16 = t4_2 + t7_14;
#line 17 "src/functions/sequences.rs"
            u32 of_key_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_16));
#line 18 "src/functions/sequences.rs"
            const bool t19_26 = t18_2 == of_key_13;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_25 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_25 = changed_25;
#line 18 "src/functions/sequences.rs"
            const bool t19_27 = t18_3 == of_key_13;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_26 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_27 = changed_26;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_28 = column_2 + 49u;
            const u32 t918 = key_28 < last_2 ? key_28 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_15 = (u64)t918 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_17 = t4_2 + t7_15;
#line 17 "src/functions/sequences.rs"
            u32 of_key_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_17));
#line 18 "src/functions/sequences.rs"
            const bool t19_28 = t18_2 == of_key_14;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_27 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_26 = changed_27;
#line 18 "src/functions/sequences.rs"
            const bool t19_29 = t18_3 == of_key_14;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_28 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_28 = changed_28;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_29 = column_2 + 56u;
            const u32 t927 = key_29 < last_2 ? key_29 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_16 = (u64)t927 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_16;
#line 17 "src/functions/sequences.rs"
            u32 of_key_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_18));
#line 18 "src/functions/sequences.rs"
            const bool t19_30 = t18_2 == of_key_15;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_29 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_29 = changed_29;
#line 18 "src/functions/sequences.rs"
            const bool t19_31 = t18_3 == of_key_15;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_30 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_31 = changed_30;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
            const u32 key_30 = column_2 + 57u;
            const u32 t936 = key_30 < last_2 ? key_30 : last_2;
#line 17 "src/functions/sequences.rs"
            const u64 t7_17 = (u64)t936 * t6_2;
#line 17 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_17;
#line 17 "src/functions/sequences.rs"
            u32 of_key_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_19));
#line 18 "src/functions/sequences.rs"
            const bool t19_32 = t18_2 == of_key_16;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_31 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_30 = changed_31;
#line 18 "src/functions/sequences.rs"
            const bool t19_33 = t18_3 == of_key_16;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
            const f32 changed_32 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
            s_32 = changed_32;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t944 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_3 = t944 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t946 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_4 = t946 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t948 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t949 = t948 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column_3 = first_key_3 + t949;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t951 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t952 = first_query_4 + t951;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t953 = t952 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t953 + 1u;
            const u32 t955 = end_16 > seq_q ? end_16 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t956 = t955 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t956 < seq_k ? t956 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t958 = end_17 > column_3 ? end_17 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t958 - column_3;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t961 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t961;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t963 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t963;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t965 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t965;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t967 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t967;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t969 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t969;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t971 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t971;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t973 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t975 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t977 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t979 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t981 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t983 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t985 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t987 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t989 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t991 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t991;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t992 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t993 = first_query_4 + t992;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t994 = t993 + 8u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t995 = t994 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t995 + 1u;
            const u32 t997 = end_19 > seq_q ? end_19 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t998 = t997 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t998 < seq_k ? t998 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t1000 = end_20 > column_3 ? end_20 : column_3;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t1000 - column_3;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1003 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1005 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1007 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1009 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t1009;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1011 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t1011;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1013 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t1013;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1015 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t1015;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1017 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t1017;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1019 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t1019;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1021 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t1021;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1023 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t1023;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1025 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t1025;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1027 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t1027;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1029 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t1029;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1031 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t1031;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t1033 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t1033;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1035;
            asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(old), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1036;
            asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(t1035), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1037;
            asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1038;
            asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1039;
            asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1040;
            asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1041;
            asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1043;
            asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1044;
            asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1046;
            asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_30));
            f32 t1048;
            asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(t1045));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1049;
            asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1046), "f"(t1047));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1050;
            asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1048), "f"(t1049));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1051;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1051) : "f"(t1050));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t1050), "f"(t1051));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1053;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1053) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t1053));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t1056 = new_1 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t1056;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1058 = -reference;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1059) : "f"(old), "f"(scale_log2), "f"(t1058));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t1059));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1061 = row_sum * rescale;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1062 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t1062));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1064;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1064) : "f"(exponent));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s = t1064;
            const f32 t1065 = t1061 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1066 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t1066));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1068;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1068) : "f"(exponent_2));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_2 = t1068;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1069 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t1069));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_5 = t1071;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1072 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t1072));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1074;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1074) : "f"(exponent_4));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_6 = t1074;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1075 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t1075));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1077;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_5));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_9 = t1077;
            const f32 t1078 = t1065 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1079 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t1079));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1081;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_6));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_10 = t1081;
            const f32 t1082 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1083 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t1083));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1085;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_7));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_13 = t1085;
            const f32 t1086 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1087 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t1087));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1089;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_8));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_14 = t1089;
            const f32 t1090 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1091 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t1091));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1093;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_17 = t1093;
            const f32 t1094 = t1078 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1095 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t1095));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1097;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_18 = t1097;
            const f32 t1098 = t1082 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1099 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t1099));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1101;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_21 = t1101;
            const f32 t1102 = t1086 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1103 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t1103));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1105;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1105) : "f"(exponent_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_22 = t1105;
            const f32 t1106 = t1090 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1107 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t1107));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1109;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1109) : "f"(exponent_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_25 = t1109;
            const f32 t1110 = t1094 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1111 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t1111));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1113;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1113) : "f"(exponent_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1113;
            const f32 t1114 = t1098 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1115 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t1115));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1117;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1117) : "f"(exponent_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1117;
            const f32 t1118 = t1102 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1119 = -reference;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t1119));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1121;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1121) : "f"(exponent_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1121;
            const f32 t1122 = t1106 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1123 = t1110 + t1114;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1124 = t1118 + t1122;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1125 = t1123 + t1124;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1125;
#line 141 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1127;
            asm("max.f32 %0, %1, %2;" : "=f"(t1127) : "f"(old_2), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1128;
            asm("max.f32 %0, %1, %2;" : "=f"(t1128) : "f"(t1127), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1129;
            asm("max.f32 %0, %1, %2;" : "=f"(t1129) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1130;
            asm("max.f32 %0, %1, %2;" : "=f"(t1130) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1131;
            asm("max.f32 %0, %1, %2;" : "=f"(t1131) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1132;
            asm("max.f32 %0, %1, %2;" : "=f"(t1132) : "f"(t1128), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1133;
            asm("max.f32 %0, %1, %2;" : "=f"(t1133) : "f"(t1129), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1134;
            asm("max.f32 %0, %1, %2;" : "=f"(t1134) : "f"(t1130), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1135;
            asm("max.f32 %0, %1, %2;" : "=f"(t1135) : "f"(t1131), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1136;
            asm("max.f32 %0, %1, %2;" : "=f"(t1136) : "f"(t1132), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1137;
            asm("max.f32 %0, %1, %2;" : "=f"(t1137) : "f"(t1133), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1138;
            asm("max.f32 %0, %1, %2;" : "=f"(t1138) : "f"(t1134), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
            f32 t1139;
            asm("max.f32 %0, %1, %2;" : "=f"(t1139) : "f"(t1135), "f"(s_32));
            f32 t1140;
            asm("max.f32 %0, %1, %2;" : "=f"(t1140) : "f"(t1136), "f"(t1137));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1141;
            asm("max.f32 %0, %1, %2;" : "=f"(t1141) : "f"(t1138), "f"(t1139));
#line 165 "fa-kernels/src/attention/softmax.rs"
            f32 t1142;
            asm("max.f32 %0, %1, %2;" : "=f"(t1142) : "f"(t1140), "f"(t1141));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1143;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1143) : "f"(t1142));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1142), "f"(t1143));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1145;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1145) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1145));
#line 172 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t1148 = new_2 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t1148;
#line 144 "fa-kernels/src/attention/softmax.rs"
            const f32 t1150 = -reference_2;
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 t1151;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1151) : "f"(old_2), "f"(scale_log2), "f"(t1150));
#line 144 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1151));
#line 145 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 187 "fa-kernels/src/attention/softmax.rs"
            const f32 t1153 = row_sum_2 * rescale_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1154 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(scale_log2), "f"(t1154));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1156;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1156;
            const f32 t1157 = t1153 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1158 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(scale_log2), "f"(t1158));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1160;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1160) : "f"(exponent_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1160;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1161 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(scale_log2), "f"(t1161));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1163;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1163) : "f"(exponent_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1163;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1164 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(scale_log2), "f"(t1164));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1166;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1166) : "f"(exponent_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1166;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1167 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(scale_log2), "f"(t1167));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1169;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1169) : "f"(exponent_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1169;
            const f32 t1170 = t1157 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1171 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(scale_log2), "f"(t1171));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1173;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1173;
            const f32 t1174 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1175 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(scale_log2), "f"(t1175));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1177;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1177;
            const f32 t1178 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1179 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(scale_log2), "f"(t1179));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1181;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1181;
            const f32 t1182 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1183 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(scale_log2), "f"(t1183));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1185;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1185;
            const f32 t1186 = t1170 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1187 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(scale_log2), "f"(t1187));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1189;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1189;
            const f32 t1190 = t1174 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1191 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(scale_log2), "f"(t1191));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1193;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1193;
            const f32 t1194 = t1178 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1195 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(scale_log2), "f"(t1195));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1197;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1197;
            const f32 t1198 = t1182 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1199 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(scale_log2), "f"(t1199));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1201;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1201;
            const f32 t1202 = t1186 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1203 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(scale_log2), "f"(t1203));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1205;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1205;
            const f32 t1206 = t1190 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1207 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(scale_log2), "f"(t1207));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1209;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1209;
            const f32 t1210 = t1194 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
            const f32 t1211 = -reference_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(scale_log2), "f"(t1211));
#line 204 "fa-kernels/src/attention/softmax.rs"
            f32 t1213;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1213;
            const f32 t1214 = t1198 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1215 = t1202 + t1206;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1216 = t1210 + t1214;
#line 193 "fa-kernels/src/attention/softmax.rs"
            const f32 t1217 = t1215 + t1216;
#line 193 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1217;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1218;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1218) : "f"(s), "f"(s_2));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1219;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1219) : "f"(s_3), "f"(s_4));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1220;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1220) : "f"(s_5), "f"(s_6));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1221;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1221) : "f"(s_7), "f"(s_8));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1222;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(s_9), "f"(s_10));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1223;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1223) : "f"(s_11), "f"(s_12));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1224;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(s_13), "f"(s_14));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1225;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1225) : "f"(s_15), "f"(s_16));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1226;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1226) : "f"(s_17), "f"(s_18));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1227;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1227) : "f"(s_19), "f"(s_20));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1228;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1228) : "f"(s_21), "f"(s_22));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1229;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(s_23), "f"(s_24));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1230;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1230) : "f"(s_25), "f"(s_26));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1231;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(s_27), "f"(s_28));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1232;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(s_29), "f"(s_30));
#line 247 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1233;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1233) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p = t1218;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1219;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1220;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1221;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1222;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1223;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1224;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1225;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1226;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1227;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1228;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1229;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1230;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1231;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1232;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1233;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_33 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_34 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_35 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_36 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_37 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_38 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_39 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_40 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_41 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_42 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_43 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_44 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_45 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_46 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_47 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_48 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_49 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_50 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_51 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_52 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_53 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_54 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_55 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_56 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_57 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_58 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_59 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_60 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_61 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_62 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_63 = 0.0f;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_64 = 0.0f;
#line 272 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right = t289 > 1u ? t289 : 1u;
            const u32 masked_left = end_15 > masked_right ? end_15 : masked_right;
#line 276 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_3 = 1u; i_3 < masked_right; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1236 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1236) : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1237 = t365 + i_3;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1238 = t1237 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1239 = t1238 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1240 = t10 + t1239;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1241 = t1237 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1242 = t1241 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1240), "r"(t1242) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1243 = t367 & 3u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1244 = t1243 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1245 = smem_1 + t1244;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1246 = t1237 % 3u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1247 = t1246 << 14u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1248 = t8 + t1247;
                const u32 t1249 = t1245 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1250 = t1248 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1251 = t1249 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1252 = (u64)t1251;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1253 = t1252 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1254 = t1250 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1255 = (u64)t1254;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1256 = t1255 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1257 = t1249 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1258 = (u64)t1257;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1259 = t1258 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1260 = t1250 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1261 = (u64)t1260;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1262 = t1261 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1263 = t1249 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1264 = (u64)t1263;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1265 = t1264 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1266 = t1250 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1267 = (u64)t1266;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1268 = t1267 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1269 = t1249 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1270 = (u64)t1269;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1271 = t1270 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1272 = t1250 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1273 = (u64)t1272;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1274 = t1273 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1275 = t1249 + 66048u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1276 = (u64)t1275;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1277 = t1276 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1278 = t1250 + 66048u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1279 = (u64)t1278;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1280 = t1279 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1281 = t1249 + 66050u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1282 = (u64)t1281;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1283 = t1282 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1284 = t1250 + 66050u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1285 = (u64)t1284;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1286 = t1285 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1287 = t1249 + 66052u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1288 = (u64)t1287;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1289 = t1288 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1290 = t1250 + 66052u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1291 = (u64)t1290;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1292 = t1291 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1293 = t1249 + 66054u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1294 = (u64)t1293;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1295 = t1294 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1296 = t1250 + 66054u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1297 = (u64)t1296;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1298 = t1297 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1253), "l"(t1256), "l"(t1259), "l"(t1262), "l"(t1265), "l"(t1268), "l"(t1271), "l"(t1274), "l"(t1277), "l"(t1280), "l"(t1283), "l"(t1286), "l"(t1289), "l"(t1292), "l"(t1295), "l"(t1298) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 332 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1299 = i_3 - 1u;
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1300 = t365 + t1299;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1301 = t1300 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1302 = t1301 + 6u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1303 = t1302 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1304 = t10 + t1303;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1305 = t1300 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1306 = t1305 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1304), "r"(t1306) : "memory");
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1307 = t1300 % 3u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1308 = t1307 << 14u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1309 = t9 + t1308;
                const u32 t1310 = t1309 >> 4u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1311 = t1310 + 33554432u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1312 = (u64)t1311;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1313 = t1312 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1314 = t1310 + 33554560u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1315 = (u64)t1314;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1316 = t1315 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1317 = t1310 + 33554688u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1318 = (u64)t1317;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1319 = t1318 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1320 = t1310 + 33554816u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1321 = (u64)t1320;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1322 = t1321 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1313), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1316), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1319), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1322) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1323 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1324 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1323 ? 0u : t1324;
                const u32 t1326 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1326) : "memory");
#line 334 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1327 = t365 + i_3;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1328 = t1327 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1329 = t1328 + 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1330 = t1329 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1331 = t10 + t1330;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1332 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1332) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1331) : "memory");
                }
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1333 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1334 = t1333 - i_3;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1334 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1336 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1336 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1338 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1339 = t1338 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_4 = first_key_4 + t1339;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_3 = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 t1342 = column_4 < last_3 ? column_4 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1343 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_36 = t2_2 - t1342;
#line 26 "src/functions/bias.rs"
                const u32 t4_36 = (int)t3_36 < (int)argument1 ? t3_36 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_36 = (int)t4_36 > (int)t5_2 ? t4_36 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_33 = t6_36 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_36 = (u64)place_33 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_36 = t11_2 + t14_36;
#line 28 "src/functions/bias.rs"
                f32 t16_36;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_36) : "l"(t15_36));
#line 28 "src/functions/bias.rs"
                const f32 t17_36 = t1343 + t16_36;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s = t17_36;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1352 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_37 = t2_3 - t1342;
#line 26 "src/functions/bias.rs"
                const u32 t4_37 = (int)t3_37 < (int)argument1 ? t3_37 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_37 = (int)t4_37 > (int)t5_3 ? t4_37 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_34 = t6_37 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_37 = (u64)place_34 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_37 = t11_3 + t14_37;
#line 28 "src/functions/bias.rs"
                f32 t16_37;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_37) : "l"(t15_37));
#line 28 "src/functions/bias.rs"
                const f32 t17_37 = t1352 + t16_37;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_3 = t17_37;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_31 = column_4 + 1u;
                const u32 t1362 = key_31 < last_3 ? key_31 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1363 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_38 = t2_2 - t1362;
#line 26 "src/functions/bias.rs"
                const u32 t4_38 = (int)t3_38 < (int)argument1 ? t3_38 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_38 = (int)t4_38 > (int)t5_2 ? t4_38 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_35 = t6_38 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_38 = (u64)place_35 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_38 = t11_2 + t14_38;
#line 28 "src/functions/bias.rs"
                f32 t16_38;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_38) : "l"(t15_38));
#line 28 "src/functions/bias.rs"
                const f32 t17_38 = t1363 + t16_38;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_2 = t17_38;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1372 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_39 = t2_3 - t1362;
#line 26 "src/functions/bias.rs"
                const u32 t4_39 = (int)t3_39 < (int)argument1 ? t3_39 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_39 = (int)t4_39 > (int)t5_3 ? t4_39 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_36 = t6_39 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_39 = (u64)place_36 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_39 = t11_3 + t14_39;
#line 28 "src/functions/bias.rs"
                f32 t16_39;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_39) : "l"(t15_39));
#line 28 "src/functions/bias.rs"
                const f32 t17_39 = t1372 + t16_39;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_4 = t17_39;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_32 = column_4 + 8u;
                const u32 t1382 = key_32 < last_3 ? key_32 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1383 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_40 = t2_2 - t1382;
#line 26 "src/functions/bias.rs"
                const u32 t4_40 = (int)t3_40 < (int)argument1 ? t3_40 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_40 = (int)t4_40 > (int)t5_2 ? t4_40 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_37 = t6_40 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_40 = (u64)place_37 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_40 = t11_2 + t14_40;
#line 28 "src/functions/bias.rs"
                f32 t16_40;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_40) : "l"(t15_40));
#line 28 "src/functions/bias.rs"
                const f32 t17_40 = t1383 + t16_40;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_5 = t17_40;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1392 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_41 = t2_3 - t1382;
#line 26 "src/functions/bias.rs"
                const u32 t4_41 = (int)t3_41 < (int)argument1 ? t3_41 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_41 = (int)t4_41 > (int)t5_3 ? t4_41 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_38 = t6_41 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_41 = (u64)place_38 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_41 = t11_3 + t14_41;
#line 28 "src/functions/bias.rs"
                f32 t16_41;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_41) : "l"(t15_41));
#line 28 "src/functions/bias.rs"
                const f32 t17_41 = t1392 + t16_41;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_7 = t17_41;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_33 = column_4 + 9u;
                const u32 t1402 = key_33 < last_3 ? key_33 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1403 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_42 = t2_2 - t1402;
#line 26 "src/functions/bias.rs"
                const u32 t4_42 = (int)t3_42 < (int)argument1 ? t3_42 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_42 = (int)t4_42 > (int)t5_2 ? t4_42 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_39 = t6_42 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_42 = (u64)place_39 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_42 = t11_2 + t14_42;
#line 28 "src/functions/bias.rs"
                f32 t16_42;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_42) : "l"(t15_42));
#line 28 "src/functions/bias.rs"
                const f32 t17_42 = t1403 + t16_42;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_6 = t17_42;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1412 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_43 = t2_3 - t1402;
#line 26 "src/functions/bias.rs"
                const u32 t4_43 = (int)t3_43 < (int)argument1 ? t3_43 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_43 = (int)t4_43 > (int)t5_3 ? t4_43 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_40 = t6_43 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_43 = (u64)place_40 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_43 = t11_3 + t14_43;
#line 28 "src/functions/bias.rs"
                f32 t16_43;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_43) : "l"(t15_43));
#line 28 "src/functions/bias.rs"
                const f32 t17_43 = t1412 + t16_43;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_8 = t17_43;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_34 = column_4 + 16u;
                const u32 t1422 = key_34 < last_3 ? key_34 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1423 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_44 = t2_2 - t1422;
#line 26 "src/functions/bias.rs"
                const u32 t4_44 = (int)t3_44 < (int)argument1 ? t3_44 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_44 = (int)t4_44 > (int)t5_2 ? t4_44 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_41 = t6_44 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_44 = (u64)place_41 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_44 = t11_2 + t14_44;
#line 28 "src/functions/bias.rs"
                f32 t16_44;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_44) : "l"(t15_44));
#line 28 "src/functions/bias.rs"
                const f32 t17_44 = t1423 + t16_44;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_9 = t17_44;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1432 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_45 = t2_3 - t1422;
#line 26 "src/functions/bias.rs"
                const u32 t4_45 = (int)t3_45 < (int)argument1 ? t3_45 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_45 = (int)t4_45 > (int)t5_3 ? t4_45 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_42 = t6_45 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_45 = (u64)place_42 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_45 = t11_3 + t14_45;
#line 28 "src/functions/bias.rs"
                f32 t16_45;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_45) : "l"(t15_45));
#line 28 "src/functions/bias.rs"
                const f32 t17_45 = t1432 + t16_45;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_11 = t17_45;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_35 = column_4 + 17u;
                const u32 t1442 = key_35 < last_3 ? key_35 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1443 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_46 = t2_2 - t1442;
#line 26 "src/functions/bias.rs"
                const u32 t4_46 = (int)t3_46 < (int)argument1 ? t3_46 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_46 = (int)t4_46 > (int)t5_2 ? t4_46 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_43 = t6_46 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_46 = (u64)place_43 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_46 = t11_2 + t14_46;
#line 28 "src/functions/bias.rs"
                f32 t16_46;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_46) : "l"(t15_46));
#line 28 "src/functions/bias.rs"
                const f32 t17_46 = t1443 + t16_46;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_10 = t17_46;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1452 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_47 = t2_3 - t1442;
#line 26 "src/functions/bias.rs"
                const u32 t4_47 = (int)t3_47 < (int)argument1 ? t3_47 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_47 = (int)t4_47 > (int)t5_3 ? t4_47 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_44 = t6_47 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_47 = (u64)place_44 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_47 = t11_3 + t14_47;
#line 28 "src/functions/bias.rs"
                f32 t16_47;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_47) : "l"(t15_47));
#line 28 "src/functions/bias.rs"
                const f32 t17_47 = t1452 + t16_47;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_12 = t17_47;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_36 = column_4 + 24u;
                const u32 t1462 = key_36 < last_3 ? key_36 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1463 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_48 = t2_2 - t1462;
#line 26 "src/functions/bias.rs"
                const u32 t4_48 = (int)t3_48 < (int)argument1 ? t3_48 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_48 = (int)t4_48 > (int)t5_2 ? t4_48 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_45 = t6_48 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_48 = (u64)place_45 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_48 = t11_2 + t14_48;
#line 28 "src/functions/bias.rs"
                f32 t16_48;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_48) : "l"(t15_48));
#line 28 "src/functions/bias.rs"
                const f32 t17_48 = t1463 + t16_48;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_13 = t17_48;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1472 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_49 = t2_3 - t1462;
#line 26 "src/functions/bias.rs"
                const u32 t4_49 = (int)t3_49 < (int)argument1 ? t3_49 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_49 = (int)t4_49 > (int)t5_3 ? t4_49 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_46 = t6_49 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_49 = (u64)place_46 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_49 = t11_3 + t14_49;
#line 28 "src/functions/bias.rs"
                f32 t16_49;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_49) : "l"(t15_49));
#line 28 "src/functions/bias.rs"
                const f32 t17_49 = t1472 + t16_49;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_15 = t17_49;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_37 = column_4 + 25u;
                const u32 t1482 = key_37 < last_3 ? key_37 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1483 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_50 = t2_2 - t1482;
#line 26 "src/functions/bias.rs"
                const u32 t4_50 = (int)t3_50 < (int)argument1 ? t3_50 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_50 = (int)t4_50 > (int)t5_2 ? t4_50 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_47 = t6_50 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_50 = (u64)place_47 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_50 = t11_2 + t14_50;
#line 28 "src/functions/bias.rs"
                f32 t16_50;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_50) : "l"(t15_50));
#line 28 "src/functions/bias.rs"
                const f32 t17_50 = t1483 + t16_50;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_14 = t17_50;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1492 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_51 = t2_3 - t1482;
#line 26 "src/functions/bias.rs"
                const u32 t4_51 = (int)t3_51 < (int)argument1 ? t3_51 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_51 = (int)t4_51 > (int)t5_3 ? t4_51 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_48 = t6_51 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_51 = (u64)place_48 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_51 = t11_3 + t14_51;
#line 28 "src/functions/bias.rs"
                f32 t16_51;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_51) : "l"(t15_51));
#line 28 "src/functions/bias.rs"
                const f32 t17_51 = t1492 + t16_51;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_16 = t17_51;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_38 = column_4 + 32u;
                const u32 t1502 = key_38 < last_3 ? key_38 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1503 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_52 = t2_2 - t1502;
#line 26 "src/functions/bias.rs"
                const u32 t4_52 = (int)t3_52 < (int)argument1 ? t3_52 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_52 = (int)t4_52 > (int)t5_2 ? t4_52 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_49 = t6_52 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_52 = (u64)place_49 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_52 = t11_2 + t14_52;
#line 28 "src/functions/bias.rs"
                f32 t16_52;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_52) : "l"(t15_52));
#line 28 "src/functions/bias.rs"
                const f32 t17_52 = t1503 + t16_52;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_17 = t17_52;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1512 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_53 = t2_3 - t1502;
#line 26 "src/functions/bias.rs"
                const u32 t4_53 = (int)t3_53 < (int)argument1 ? t3_53 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_53 = (int)t4_53 > (int)t5_3 ? t4_53 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_50 = t6_53 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_53 = (u64)place_50 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_53 = t11_3 + t14_53;
#line 28 "src/functions/bias.rs"
                f32 t16_53;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_53) : "l"(t15_53));
#line 28 "src/functions/bias.rs"
                const f32 t17_53 = t1512 + t16_53;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_19 = t17_53;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_39 = column_4 + 33u;
                const u32 t1522 = key_39 < last_3 ? key_39 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1523 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_54 = t2_2 - t1522;
#line 26 "src/functions/bias.rs"
                const u32 t4_54 = (int)t3_54 < (int)argument1 ? t3_54 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_54 = (int)t4_54 > (int)t5_2 ? t4_54 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_51 = t6_54 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_54 = (u64)place_51 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_54 = t11_2 + t14_54;
#line 28 "src/functions/bias.rs"
                f32 t16_54;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_54) : "l"(t15_54));
#line 28 "src/functions/bias.rs"
                const f32 t17_54 = t1523 + t16_54;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_18 = t17_54;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1532 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_55 = t2_3 - t1522;
#line 26 "src/functions/bias.rs"
                const u32 t4_55 = (int)t3_55 < (int)argument1 ? t3_55 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_55 = (int)t4_55 > (int)t5_3 ? t4_55 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_52 = t6_55 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_55 = (u64)place_52 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_55 = t11_3 + t14_55;
#line 28 "src/functions/bias.rs"
                f32 t16_55;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_55) : "l"(t15_55));
#line 28 "src/functions/bias.rs"
                const f32 t17_55 = t1532 + t16_55;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_20 = t17_55;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_40 = column_4 + 40u;
                const u32 t1542 = key_40 < last_3 ? key_40 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1543 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_56 = t2_2 - t1542;
#line 26 "src/functions/bias.rs"
                const u32 t4_56 = (int)t3_56 < (int)argument1 ? t3_56 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_56 = (int)t4_56 > (int)t5_2 ? t4_56 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_53 = t6_56 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_56 = (u64)place_53 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_56 = t11_2 + t14_56;
#line 28 "src/functions/bias.rs"
                f32 t16_56;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_56) : "l"(t15_56));
#line 28 "src/functions/bias.rs"
                const f32 t17_56 = t1543 + t16_56;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_21 = t17_56;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1552 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_57 = t2_3 - t1542;
#line 26 "src/functions/bias.rs"
                const u32 t4_57 = (int)t3_57 < (int)argument1 ? t3_57 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_57 = (int)t4_57 > (int)t5_3 ? t4_57 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_54 = t6_57 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_57 = (u64)place_54 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_57 = t11_3 + t14_57;
#line 28 "src/functions/bias.rs"
                f32 t16_57;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_57) : "l"(t15_57));
#line 28 "src/functions/bias.rs"
                const f32 t17_57 = t1552 + t16_57;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_23 = t17_57;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_41 = column_4 + 41u;
                const u32 t1562 = key_41 < last_3 ? key_41 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1563 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_58 = t2_2 - t1562;
#line 26 "src/functions/bias.rs"
                const u32 t4_58 = (int)t3_58 < (int)argument1 ? t3_58 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_58 = (int)t4_58 > (int)t5_2 ? t4_58 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_55 = t6_58 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_58 = (u64)place_55 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_58 = t11_2 + t14_58;
#line 28 "src/functions/bias.rs"
                f32 t16_58;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_58) : "l"(t15_58));
#line 28 "src/functions/bias.rs"
                const f32 t17_58 = t1563 + t16_58;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_22 = t17_58;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1572 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_59 = t2_3 - t1562;
#line 26 "src/functions/bias.rs"
                const u32 t4_59 = (int)t3_59 < (int)argument1 ? t3_59 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_59 = (int)t4_59 > (int)t5_3 ? t4_59 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_56 = t6_59 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_59 = (u64)place_56 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_59 = t11_3 + t14_59;
#line 28 "src/functions/bias.rs"
                f32 t16_59;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_59) : "l"(t15_59));
#line 28 "src/functions/bias.rs"
                const f32 t17_59 = t1572 + t16_59;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_24 = t17_59;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_42 = column_4 + 48u;
                const u32 t1582 = key_42 < last_3 ? key_42 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1583 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_60 = t2_2 - t1582;
#line 26 "src/functions/bias.rs"
                const u32 t4_60 = (int)t3_60 < (int)argument1 ? t3_60 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_60 = (int)t4_60 > (int)t5_2 ? t4_60 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_57 = t6_60 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_60 = (u64)place_57 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_60 = t11_2 + t14_60;
#line 28 "src/functions/bias.rs"
                f32 t16_60;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_60) : "l"(t15_60));
#line 28 "src/functions/bias.rs"
                const f32 t17_60 = t1583 + t16_60;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_25 = t17_60;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1592 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_61 = t2_3 - t1582;
#line 26 "src/functions/bias.rs"
                const u32 t4_61 = (int)t3_61 < (int)argument1 ? t3_61 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_61 = (int)t4_61 > (int)t5_3 ? t4_61 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_58 = t6_61 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_61 = (u64)place_58 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_61 = t11_3 + t14_61;
#line 28 "src/functions/bias.rs"
                f32 t16_61;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_61) : "l"(t15_61));
#line 28 "src/functions/bias.rs"
                const f32 t17_61 = t1592 + t16_61;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_27 = t17_61;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_43 = column_4 + 49u;
                const u32 t1602 = key_43 < last_3 ? key_43 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1603 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_62 = t2_2 - t1602;
#line 26 "src/functions/bias.rs"
                const u32 t4_62 = (int)t3_62 < (int)argument1 ? t3_62 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_62 = (int)t4_62 > (int)t5_2 ? t4_62 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_59 = t6_62 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_62 = (u64)place_59 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_62 = t11_2 + t14_62;
#line 28 "src/functions/bias.rs"
                f32 t16_62;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_62) : "l"(t15_62));
#line 28 "src/functions/bias.rs"
                const f32 t17_62 = t1603 + t16_62;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_26 = t17_62;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1612 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_63 = t2_3 - t1602;
#line 26 "src/functions/bias.rs"
                const u32 t4_63 = (int)t3_63 < (int)argument1 ? t3_63 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_63 = (int)t4_63 > (int)t5_3 ? t4_63 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_60 = t6_63 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_63 = (u64)place_60 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_63 = t11_3 + t14_63;
#line 28 "src/functions/bias.rs"
                f32 t16_63;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_63) : "l"(t15_63));
#line 28 "src/functions/bias.rs"
                const f32 t17_63 = t1612 + t16_63;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_28 = t17_63;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_44 = column_4 + 56u;
                const u32 t1622 = key_44 < last_3 ? key_44 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1623 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_64 = t2_2 - t1622;
#line 26 "src/functions/bias.rs"
                const u32 t4_64 = (int)t3_64 < (int)argument1 ? t3_64 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_64 = (int)t4_64 > (int)t5_2 ? t4_64 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_61 = t6_64 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_64 = (u64)place_61 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_64 = t11_2 + t14_64;
#line 28 "src/functions/bias.rs"
                f32 t16_64;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_64) : "l"(t15_64));
#line 28 "src/functions/bias.rs"
                const f32 t17_64 = t1623 + t16_64;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_29 = t17_64;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1632 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_65 = t2_3 - t1622;
#line 26 "src/functions/bias.rs"
                const u32 t4_65 = (int)t3_65 < (int)argument1 ? t3_65 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_65 = (int)t4_65 > (int)t5_3 ? t4_65 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_62 = t6_65 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_65 = (u64)place_62 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_65 = t11_3 + t14_65;
#line 28 "src/functions/bias.rs"
                f32 t16_65;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_65) : "l"(t15_65));
#line 28 "src/functions/bias.rs"
                const f32 t17_65 = t1632 + t16_65;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_31 = t17_65;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_45 = column_4 + 57u;
                const u32 t1642 = key_45 < last_3 ? key_45 : last_3;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1643 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_66 = t2_2 - t1642;
#line 26 "src/functions/bias.rs"
                const u32 t4_66 = (int)t3_66 < (int)argument1 ? t3_66 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_66 = (int)t4_66 > (int)t5_2 ? t4_66 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_63 = t6_66 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_66 = (u64)place_63 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_66 = t11_2 + t14_66;
#line 28 "src/functions/bias.rs"
                f32 t16_66;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_66) : "l"(t15_66));
#line 28 "src/functions/bias.rs"
                const f32 t17_66 = t1643 + t16_66;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_30 = t17_66;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t1652 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_67 = t2_3 - t1642;
#line 26 "src/functions/bias.rs"
                const u32 t4_67 = (int)t3_67 < (int)argument1 ? t3_67 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_67 = (int)t4_67 > (int)t5_3 ? t4_67 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_64 = t6_67 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_67 = (u64)place_64 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_67 = t11_3 + t14_67;
#line 28 "src/functions/bias.rs"
                f32 t16_67;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_67) : "l"(t15_67));
#line 28 "src/functions/bias.rs"
                const f32 t17_67 = t1652 + t16_67;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_32 = t17_67;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1661 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1662 = t1661 - i_3;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t1662 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1664 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t1664 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1666 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1667 = t1666 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_5 = first_key_5 + t1667;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_4 = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 t1670 = column_5 < last_4 ? column_5 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_18 = (u64)t1670 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_20 = t4_2 + t7_18;
#line 17 "src/functions/sequences.rs"
                u32 of_key_17;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_20));
#line 18 "src/functions/sequences.rs"
                const bool t19_34 = t18_2 == of_key_17;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_33 = t19_34 ? s : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s = changed_33;
#line 18 "src/functions/sequences.rs"
                const bool t19_35 = t18_3 == of_key_17;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_34 = t19_35 ? s_3 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_3 = changed_34;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_46 = column_5 + 1u;
                const u32 t1679 = key_46 < last_4 ? key_46 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_19 = (u64)t1679 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_21 = t4_2 + t7_19;
#line 17 "src/functions/sequences.rs"
                u32 of_key_18;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_21));
#line 18 "src/functions/sequences.rs"
                const bool t19_36 = t18_2 == of_key_18;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_35 = t19_36 ? s_2 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_2 = changed_35;
#line 18 "src/functions/sequences.rs"
                const bool t19_37 = t18_3 == of_key_18;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_36 = t19_37 ? s_4 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_4 = changed_36;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_47 = column_5 + 8u;
                const u32 t1688 = key_47 < last_4 ? key_47 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_20 = (u64)t1688 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_22 = t4_2 + t7_20;
#line 17 "src/functions/sequences.rs"
                u32 of_key_19;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_22));
#line 18 "src/functions/sequences.rs"
                const bool t19_38 = t18_2 == of_key_19;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_37 = t19_38 ? s_5 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_5 = changed_37;
#line 18 "src/functions/sequences.rs"
                const bool t19_39 = t18_3 == of_key_19;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_38 = t19_39 ? s_7 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_7 = changed_38;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_48 = column_5 + 9u;
                const u32 t1697 = key_48 < last_4 ? key_48 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_21 = (u64)t1697 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_23 = t4_2 + t7_21;
#line 17 "src/functions/sequences.rs"
                u32 of_key_20;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_23));
#line 18 "src/functions/sequences.rs"
                const bool t19_40 = t18_2 == of_key_20;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_39 = t19_40 ? s_6 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_6 = changed_39;
#line 18 "src/functions/sequences.rs"
                const bool t19_41 = t18_3 == of_key_20;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_40 = t19_41 ? s_8 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_8 = changed_40;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_49 = column_5 + 16u;
                const u32 t1706 = key_49 < last_4 ? key_49 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_22 = (u64)t1706 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_24 = t4_2 + t7_22;
#line 17 "src/functions/sequences.rs"
                u32 of_key_21;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_24));
#line 18 "src/functions/sequences.rs"
                const bool t19_42 = t18_2 == of_key_21;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_41 = t19_42 ? s_9 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_9 = changed_41;
#line 18 "src/functions/sequences.rs"
                const bool t19_43 = t18_3 == of_key_21;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_42 = t19_43 ? s_11 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_11 = changed_42;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_50 = column_5 + 17u;
                const u32 t1715 = key_50 < last_4 ? key_50 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_23 = (u64)t1715 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_25 = t4_2 + t7_23;
#line 17 "src/functions/sequences.rs"
                u32 of_key_22;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_25));
#line 18 "src/functions/sequences.rs"
                const bool t19_44 = t18_2 == of_key_22;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_43 = t19_44 ? s_10 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_10 = changed_43;
#line 18 "src/functions/sequences.rs"
                const bool t19_45 = t18_3 == of_key_22;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_44 = t19_45 ? s_12 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_12 = changed_44;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_51 = column_5 + 24u;
                const u32 t1724 = key_51 < last_4 ? key_51 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_24 = (u64)t1724 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_26 = t4_2 + t7_24;
#line 17 "src/functions/sequences.rs"
                u32 of_key_23;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_26));
#line 18 "src/functions/sequences.rs"
                const bool t19_46 = t18_2 == of_key_23;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_45 = t19_46 ? s_13 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_13 = changed_45;
#line 18 "src/functions/sequences.rs"
                const bool t19_47 = t18_3 == of_key_23;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_46 = t19_47 ? s_15 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_15 = changed_46;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_52 = column_5 + 25u;
                const u32 t1733 = key_52 < last_4 ? key_52 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_25 = (u64)t1733 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_27 = t4_2 + t7_25;
#line 17 "src/functions/sequences.rs"
                u32 of_key_24;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_27));
#line 18 "src/functions/sequences.rs"
                const bool t19_48 = t18_2 == of_key_24;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_47 = t19_48 ? s_14 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_14 = changed_47;
#line 18 "src/functions/sequences.rs"
                const bool t19_49 = t18_3 == of_key_24;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_48 = t19_49 ? s_16 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_16 = changed_48;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_53 = column_5 + 32u;
                const u32 t1742 = key_53 < last_4 ? key_53 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_26 = (u64)t1742 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_28 = t4_2 + t7_26;
#line 17 "src/functions/sequences.rs"
                u32 of_key_25;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_28));
#line 18 "src/functions/sequences.rs"
                const bool t19_50 = t18_2 == of_key_25;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_49 = t19_50 ? s_17 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_17 = changed_49;
#line 18 "src/functions/sequences.rs"
                const bool t19_51 = t18_3 == of_key_25;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_50 = t19_51 ? s_19 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_19 = changed_50;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_54 = column_5 + 33u;
                const u32 t1751 = key_54 < last_4 ? key_54 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_27 = (u64)t1751 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_29 = t4_2 + t7_27;
#line 17 "src/functions/sequences.rs"
                u32 of_key_26;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_29));
#line 18 "src/functions/sequences.rs"
                const bool t19_52 = t18_2 == of_key_26;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_51 = t19_52 ? s_18 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_18 = changed_51;
#line 18 "src/functions/sequences.rs"
                const bool t19_53 = t18_3 == of_key_26;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_52 = t19_53 ? s_20 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_20 = changed_52;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_55 = column_5 + 40u;
                const u32 t1760 = key_55 < last_4 ? key_55 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_28 = (u64)t1760 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_30 = t4_2 + t7_28;
#line 17 "src/functions/sequences.rs"
                u32 of_key_27;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_30));
#line 18 "src/functions/sequences.rs"
                const bool t19_54 = t18_2 == of_key_27;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_53 = t19_54 ? s_21 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_21 = changed_53;
#line 18 "src/functions/sequences.rs"
                const bool t19_55 = t18_3 == of_key_27;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_54 = t19_55 ? s_23 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_23 = changed_54;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_56 = column_5 + 41u;
                const u32 t1769 = key_56 < last_4 ? key_56 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_29 = (u64)t1769 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_31 = t4_2 + t7_29;
#line 17 "src/functions/sequences.rs"
                u32 of_key_28;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_31));
#line 18 "src/functions/sequences.rs"
                const bool t19_56 = t18_2 == of_key_28;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_55 = t19_56 ? s_22 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_22 = changed_55;
#line 18 "src/functions/sequences.rs"
                const bool t19_57 = t18_3 == of_key_28;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_56 = t19_57 ? s_24 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_24 = changed_56;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_57 = column_5 + 48u;
                const u32 t1778 = key_57 < last_4 ? key_57 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_30 = (u64)t1778 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_32 = t4_2 + t7_30;
#line 17 "src/functions/sequences.rs"
                u32 of_key_29;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_32));
#line 18 "src/functions/sequences.rs"
                const bool t19_58 = t18_2 == of_key_29;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_57 = t19_58 ? s_25 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_25 = changed_57;
#line 18 "src/functions/sequences.rs"
                const bool t19_59 = t18_3 == of_key_29;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_58 = t19_59 ? s_27 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_27 = changed_58;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_58 = column_5 + 49u;
                const u32 t1787 = key_58 < last_4 ? key_58 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_31 = (u64)t1787 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_33 = t4_2 + t7_31;
#line 17 "src/functions/sequences.rs"
                u32 of_key_30;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_33));
#line 18 "src/functions/sequences.rs"
                const bool t19_60 = t18_2 == of_key_30;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_59 = t19_60 ? s_26 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_26 = changed_59;
#line 18 "src/functions/sequences.rs"
                const bool t19_61 = t18_3 == of_key_30;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_60 = t19_61 ? s_28 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_28 = changed_60;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_59 = column_5 + 56u;
                const u32 t1796 = key_59 < last_4 ? key_59 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_32 = (u64)t1796 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_34 = t4_2 + t7_32;
#line 17 "src/functions/sequences.rs"
                u32 of_key_31;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_34));
#line 18 "src/functions/sequences.rs"
                const bool t19_62 = t18_2 == of_key_31;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_61 = t19_62 ? s_29 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_29 = changed_61;
#line 18 "src/functions/sequences.rs"
                const bool t19_63 = t18_3 == of_key_31;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_62 = t19_63 ? s_31 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_31 = changed_62;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_60 = column_5 + 57u;
                const u32 t1805 = key_60 < last_4 ? key_60 : last_4;
#line 17 "src/functions/sequences.rs"
                const u64 t7_33 = (u64)t1805 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_35 = t4_2 + t7_33;
#line 17 "src/functions/sequences.rs"
                u32 of_key_32;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_35));
#line 18 "src/functions/sequences.rs"
                const bool t19_64 = t18_2 == of_key_32;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_63 = t19_64 ? s_30 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_30 = changed_63;
#line 18 "src/functions/sequences.rs"
                const bool t19_65 = t18_3 == of_key_32;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_64 = t19_65 ? s_32 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_32 = changed_64;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1813 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1814 = t1813 - i_3;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_6 = t1814 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1816 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_7 = t1816 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1818 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1819 = t1818 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_6 = first_key_6 + t1819;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1821 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1822 = first_query_7 + t1821;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1823 = t1822 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1823 + 1u;
                const u32 t1825 = end_22 > seq_q ? end_22 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1826 = t1825 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1826 < seq_k ? t1826 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1828 = end_23 > column_6 ? end_23 : column_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1828 - column_6;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1831 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1831;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1833 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1833;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1835 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1835;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1837 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1837;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1839 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1839;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1841 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1841;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1843 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1843;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1845 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1845;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1847 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1847;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1849 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1849;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1851 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1851;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1853 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1853;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1855 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1855;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1857 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1857;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1859 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1859;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1861 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1861;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1862 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1863 = first_query_7 + t1862;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1864 = t1863 + 8u;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1865 = t1864 + seq_k;
#line 272 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1865 + 1u;
                const u32 t1867 = end_25 > seq_q ? end_25 : seq_q;
#line 273 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1868 = t1867 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1868 < seq_k ? t1868 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1870 = end_26 > column_6 ? end_26 : column_6;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1870 - column_6;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1873 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1873;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1875 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1875;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1877 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1877;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1879 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1879;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1881 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1881;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1883 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1883;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1885 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1885;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1887 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1887;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1889 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1889;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1891 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1891;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1893 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1893;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1895 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1895;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1897 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1897;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1899 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1899;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1901 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1901;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1903 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1903;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1904;
                asm("max.f32 %0, %1, %2;" : "=f"(t1904) : "f"(old_3), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1905;
                asm("max.f32 %0, %1, %2;" : "=f"(t1905) : "f"(t1904), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1906;
                asm("max.f32 %0, %1, %2;" : "=f"(t1906) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1907;
                asm("max.f32 %0, %1, %2;" : "=f"(t1907) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1908;
                asm("max.f32 %0, %1, %2;" : "=f"(t1908) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1909;
                asm("max.f32 %0, %1, %2;" : "=f"(t1909) : "f"(t1905), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1910;
                asm("max.f32 %0, %1, %2;" : "=f"(t1910) : "f"(t1906), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1911;
                asm("max.f32 %0, %1, %2;" : "=f"(t1911) : "f"(t1907), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1912;
                asm("max.f32 %0, %1, %2;" : "=f"(t1912) : "f"(t1908), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1913;
                asm("max.f32 %0, %1, %2;" : "=f"(t1913) : "f"(t1909), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1914;
                asm("max.f32 %0, %1, %2;" : "=f"(t1914) : "f"(t1910), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1915;
                asm("max.f32 %0, %1, %2;" : "=f"(t1915) : "f"(t1911), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1916;
                asm("max.f32 %0, %1, %2;" : "=f"(t1916) : "f"(t1912), "f"(s_30));
                f32 t1917;
                asm("max.f32 %0, %1, %2;" : "=f"(t1917) : "f"(t1913), "f"(t1914));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1918;
                asm("max.f32 %0, %1, %2;" : "=f"(t1918) : "f"(t1915), "f"(t1916));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1919;
                asm("max.f32 %0, %1, %2;" : "=f"(t1919) : "f"(t1917), "f"(t1918));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1920;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1920) : "f"(t1919));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1919), "f"(t1920));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1922;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1922) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1922));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1924;
                asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(old_4), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1925;
                asm("max.f32 %0, %1, %2;" : "=f"(t1925) : "f"(t1924), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1926;
                asm("max.f32 %0, %1, %2;" : "=f"(t1926) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1927;
                asm("max.f32 %0, %1, %2;" : "=f"(t1927) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1928;
                asm("max.f32 %0, %1, %2;" : "=f"(t1928) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1929;
                asm("max.f32 %0, %1, %2;" : "=f"(t1929) : "f"(t1925), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1930;
                asm("max.f32 %0, %1, %2;" : "=f"(t1930) : "f"(t1926), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1931;
                asm("max.f32 %0, %1, %2;" : "=f"(t1931) : "f"(t1927), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1932;
                asm("max.f32 %0, %1, %2;" : "=f"(t1932) : "f"(t1928), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1933;
                asm("max.f32 %0, %1, %2;" : "=f"(t1933) : "f"(t1929), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1934;
                asm("max.f32 %0, %1, %2;" : "=f"(t1934) : "f"(t1930), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1935;
                asm("max.f32 %0, %1, %2;" : "=f"(t1935) : "f"(t1931), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t1936;
                asm("max.f32 %0, %1, %2;" : "=f"(t1936) : "f"(t1932), "f"(s_32));
                f32 t1937;
                asm("max.f32 %0, %1, %2;" : "=f"(t1937) : "f"(t1933), "f"(t1934));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1938;
                asm("max.f32 %0, %1, %2;" : "=f"(t1938) : "f"(t1935), "f"(t1936));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t1939;
                asm("max.f32 %0, %1, %2;" : "=f"(t1939) : "f"(t1937), "f"(t1938));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1940;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1940) : "f"(t1939));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1939), "f"(t1940));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1942;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1942) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1942));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1944 = news - old_5;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1945 = t1944 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1946 = 8.0f < t1945;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1947 = news_2 - old_6;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1948 = t1947 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1949 = 8.0f < t1948;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1950 = t1946 | t1949;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1950);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1955 = new_3 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1955;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1957 = -reference_3;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t1958;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1958) : "f"(old_7), "f"(scale_log2), "f"(t1957));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1958));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t1961 = row_sum * kept;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1962 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(scale_log2), "f"(t1962));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1964;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1964) : "f"(exponent_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t1964;
                const f32 t1965 = t1961 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1966 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(scale_log2), "f"(t1966));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1968;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1969 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(scale_log2), "f"(t1969));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1971;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1972 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(scale_log2), "f"(t1972));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1974;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1975 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(scale_log2), "f"(t1975));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1977;
                const f32 t1978 = t1965 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1979 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(scale_log2), "f"(t1979));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1981;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1981) : "f"(exponent_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1981;
                const f32 t1982 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1983 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(scale_log2), "f"(t1983));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1985) : "f"(exponent_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1985;
                const f32 t1986 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1987 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(scale_log2), "f"(t1987));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1989) : "f"(exponent_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1989;
                const f32 t1990 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1991 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(scale_log2), "f"(t1991));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1993) : "f"(exponent_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1993;
                const f32 t1994 = t1978 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1995 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(scale_log2), "f"(t1995));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t1997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1997) : "f"(exponent_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1997;
                const f32 t1998 = t1982 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t1999 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(scale_log2), "f"(t1999));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2001;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2001) : "f"(exponent_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2001;
                const f32 t2002 = t1986 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2003 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(scale_log2), "f"(t2003));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2005;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(exponent_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2005;
                const f32 t2006 = t1990 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2007 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(scale_log2), "f"(t2007));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2009;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2009) : "f"(exponent_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2009;
                const f32 t2010 = t1994 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2011 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(scale_log2), "f"(t2011));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2013) : "f"(exponent_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2013;
                const f32 t2014 = t1998 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2015 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(scale_log2), "f"(t2015));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2017;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(exponent_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2017;
                const f32 t2018 = t2002 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2019 = -reference_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(scale_log2), "f"(t2019));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2021;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2021) : "f"(exponent_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2021;
                const f32 t2022 = t2006 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2023 = t2010 + t2014;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2024 = t2018 + t2022;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2025 = t2023 + t2024;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2025;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t2029 = new_4 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t2029;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2031 = -reference_4;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(old_8), "f"(scale_log2), "f"(t2031));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t2032));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = row_sum_2 * kept_2;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(scale_log2), "f"(t2036));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2038;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2038) : "f"(exponent_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2038;
                const f32 t2039 = t2035 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2040 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(scale_log2), "f"(t2040));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2042;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2042) : "f"(exponent_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2042;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2043 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(scale_log2), "f"(t2043));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2045) : "f"(exponent_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2045;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2046 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(scale_log2), "f"(t2046));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2048;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2048) : "f"(exponent_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2048;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2049 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(scale_log2), "f"(t2049));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2051;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2051) : "f"(exponent_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2051;
                const f32 t2052 = t2039 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2053 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(scale_log2), "f"(t2053));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2055) : "f"(exponent_54));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2055;
                const f32 t2056 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2057 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(scale_log2), "f"(t2057));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2059) : "f"(exponent_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2059;
                const f32 t2060 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2061 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(scale_log2), "f"(t2061));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2063;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2063) : "f"(exponent_56));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2063;
                const f32 t2064 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2065 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(scale_log2), "f"(t2065));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2067;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2067) : "f"(exponent_57));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2067;
                const f32 t2068 = t2052 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2069 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(scale_log2), "f"(t2069));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2071;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2071) : "f"(exponent_58));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2071;
                const f32 t2072 = t2056 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2073 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(scale_log2), "f"(t2073));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2075;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2075) : "f"(exponent_59));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2075;
                const f32 t2076 = t2060 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2077 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(scale_log2), "f"(t2077));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2079;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2079) : "f"(exponent_60));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2079;
                const f32 t2080 = t2064 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2081 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(scale_log2), "f"(t2081));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2083;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2083) : "f"(exponent_61));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2083;
                const f32 t2084 = t2068 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2085 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(scale_log2), "f"(t2085));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2087;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2087) : "f"(exponent_62));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2087;
                const f32 t2088 = t2072 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2089 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(scale_log2), "f"(t2089));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2091;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2091) : "f"(exponent_63));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2091;
                const f32 t2092 = t2076 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2093 = -reference_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(scale_log2), "f"(t2093));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2095;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2095) : "f"(exponent_64));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2095;
                const f32 t2096 = t2080 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2097 = t2084 + t2088;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2098 = t2092 + t2096;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2099 = t2097 + t2098;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2099;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2100 = i_3 - 1u;
#line 340 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2101 = t365 + t2100;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2102 = t2101 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2103 = t2102 + 9u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2104 = t2103 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2105 = t10 + t2104;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2106 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2106) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2105) : "memory");
                }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2107 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2108 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2109 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2110 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2111 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2112 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2113 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2114 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2115 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2116 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2117 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2118 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2119 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2120 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2121 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2122 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2123 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2124 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2125 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2126 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2127 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2128 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2129 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2130 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2131 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2132 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2133 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2134 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2135 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2136 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2137 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2138 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2139 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2140 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2141 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2142 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2143 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2144 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2145 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2146 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2147 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2148 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2149 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2150 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2151 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2152 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2153 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2154 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2155 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2156 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2157 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2158 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2159 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2160 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2161 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2162 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2163 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2164 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2165 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2166 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2167 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2168 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2169 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2170 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2170;
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2171;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2172;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2173;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2174;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2175;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2176;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2177;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2178;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2179;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2180;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2181;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2182;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2183;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2184;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2185;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2186;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t2171;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2172;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2173;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2174;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2175;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2176;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2177;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2178;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2179;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2180;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2181;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2182;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2183;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2184;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2185;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2186;
            }
#line 290 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2187 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2187) : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2188 = t365 + i_4;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2189 = t2188 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2190 = t2189 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2191 = t10 + t2190;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2192 = t2188 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2193 = t2192 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2191), "r"(t2193) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2194 = t367 & 3u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2195 = t2194 << 14u;
#line 290 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2196 = smem_1 + t2195;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2197 = t2188 % 3u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2198 = t2197 << 14u;
#line 351 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2199 = t8 + t2198;
                const u32 t2200 = t2196 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2201 = t2199 >> 4u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2202 = t2200 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2203 = (u64)t2202;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2204 = t2203 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2205 = t2201 + 65536u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2206 = (u64)t2205;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2207 = t2206 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2208 = t2200 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2209 = (u64)t2208;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2210 = t2209 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2211 = t2201 + 65538u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2212 = (u64)t2211;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2213 = t2212 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2214 = t2200 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2215 = (u64)t2214;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2216 = t2215 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2217 = t2201 + 65540u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2218 = (u64)t2217;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2219 = t2218 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2220 = t2200 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2221 = (u64)t2220;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2222 = t2221 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2223 = t2201 + 65542u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2224 = (u64)t2223;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2225 = t2224 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2226 = t2200 + 66048u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2227 = (u64)t2226;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2228 = t2227 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2229 = t2201 + 66048u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2230 = (u64)t2229;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2231 = t2230 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2232 = t2200 + 66050u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2233 = (u64)t2232;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2234 = t2233 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2235 = t2201 + 66050u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2236 = (u64)t2235;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2237 = t2236 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2238 = t2200 + 66052u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2239 = (u64)t2238;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2240 = t2239 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2241 = t2201 + 66052u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2242 = (u64)t2241;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2243 = t2242 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2244 = t2200 + 66054u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2245 = (u64)t2244;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2246 = t2245 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2247 = t2201 + 66054u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2248 = (u64)t2247;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2249 = t2248 + 4611686293305294848ull;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2204), "l"(t2207), "l"(t2210), "l"(t2213), "l"(t2216), "l"(t2219), "l"(t2222), "l"(t2225), "l"(t2228), "l"(t2231), "l"(t2234), "l"(t2237), "l"(t2240), "l"(t2243), "l"(t2246), "l"(t2249) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 332 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2250 = i_4 - 1u;
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2251 = t365 + t2250;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2252 = t2251 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2253 = t2252 + 6u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2254 = t2253 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2255 = t10 + t2254;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2256 = t2251 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2257 = t2256 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2255), "r"(t2257) : "memory");
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_2;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_3;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_4;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_5;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_6;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_7;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_8;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_9;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_10;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_11;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_12;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_13;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_14;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_15;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_16;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2258 = t2251 % 3u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2259 = t2258 << 14u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2260 = t9 + t2259;
                const u32 t2261 = t2260 >> 4u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2262 = t2261 + 33554432u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2263 = (u64)t2262;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2264 = t2263 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2265 = t2261 + 33554560u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2266 = (u64)t2265;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2267 = t2266 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2268 = t2261 + 33554688u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2269 = (u64)t2268;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2270 = t2269 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2271 = t2261 + 33554816u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2272 = (u64)t2271;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2273 = t2272 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2264), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2267), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2270), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2273) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2274 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2275 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2274 ? 0u : t2275;
                const u32 t2277 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2277) : "memory");
#line 334 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2278 = t365 + i_4;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2279 = t2278 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2280 = t2279 + 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2281 = t2280 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2282 = t10 + t2281;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2283 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2283) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2282) : "memory");
                }
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2284 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2285 = t2284 - i_4;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_7 = t2285 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2287 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_8 = t2287 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2289 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2290 = t2289 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_7 = first_key_7 + t2290;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_5 = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 t2293 = column_7 < last_5 ? column_7 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2294 = s * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_68 = t2_2 - t2293;
#line 26 "src/functions/bias.rs"
                const u32 t4_68 = (int)t3_68 < (int)argument1 ? t3_68 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_68 = (int)t4_68 > (int)t5_2 ? t4_68 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_65 = t6_68 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_68 = (u64)place_65 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_68 = t11_2 + t14_68;
#line 28 "src/functions/bias.rs"
                f32 t16_68;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_68) : "l"(t15_68));
#line 28 "src/functions/bias.rs"
                const f32 t17_68 = t2294 + t16_68;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s = t17_68;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2303 = s_3 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_69 = t2_3 - t2293;
#line 26 "src/functions/bias.rs"
                const u32 t4_69 = (int)t3_69 < (int)argument1 ? t3_69 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_69 = (int)t4_69 > (int)t5_3 ? t4_69 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_66 = t6_69 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_69 = (u64)place_66 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_69 = t11_3 + t14_69;
#line 28 "src/functions/bias.rs"
                f32 t16_69;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_69) : "l"(t15_69));
#line 28 "src/functions/bias.rs"
                const f32 t17_69 = t2303 + t16_69;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_3 = t17_69;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_61 = column_7 + 1u;
                const u32 t2313 = key_61 < last_5 ? key_61 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2314 = s_2 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_70 = t2_2 - t2313;
#line 26 "src/functions/bias.rs"
                const u32 t4_70 = (int)t3_70 < (int)argument1 ? t3_70 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_70 = (int)t4_70 > (int)t5_2 ? t4_70 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_67 = t6_70 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_70 = (u64)place_67 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_70 = t11_2 + t14_70;
#line 28 "src/functions/bias.rs"
                f32 t16_70;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_70) : "l"(t15_70));
#line 28 "src/functions/bias.rs"
                const f32 t17_70 = t2314 + t16_70;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_2 = t17_70;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2323 = s_4 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_71 = t2_3 - t2313;
#line 26 "src/functions/bias.rs"
                const u32 t4_71 = (int)t3_71 < (int)argument1 ? t3_71 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_71 = (int)t4_71 > (int)t5_3 ? t4_71 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_68 = t6_71 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_71 = (u64)place_68 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_71 = t11_3 + t14_71;
#line 28 "src/functions/bias.rs"
                f32 t16_71;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_71) : "l"(t15_71));
#line 28 "src/functions/bias.rs"
                const f32 t17_71 = t2323 + t16_71;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_4 = t17_71;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_62 = column_7 + 8u;
                const u32 t2333 = key_62 < last_5 ? key_62 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2334 = s_5 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_72 = t2_2 - t2333;
#line 26 "src/functions/bias.rs"
                const u32 t4_72 = (int)t3_72 < (int)argument1 ? t3_72 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_72 = (int)t4_72 > (int)t5_2 ? t4_72 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_69 = t6_72 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_72 = (u64)place_69 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_72 = t11_2 + t14_72;
#line 28 "src/functions/bias.rs"
                f32 t16_72;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_72) : "l"(t15_72));
#line 28 "src/functions/bias.rs"
                const f32 t17_72 = t2334 + t16_72;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_5 = t17_72;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2343 = s_7 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_73 = t2_3 - t2333;
#line 26 "src/functions/bias.rs"
                const u32 t4_73 = (int)t3_73 < (int)argument1 ? t3_73 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_73 = (int)t4_73 > (int)t5_3 ? t4_73 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_70 = t6_73 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_73 = (u64)place_70 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_73 = t11_3 + t14_73;
#line 28 "src/functions/bias.rs"
                f32 t16_73;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_73) : "l"(t15_73));
#line 28 "src/functions/bias.rs"
                const f32 t17_73 = t2343 + t16_73;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_7 = t17_73;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_63 = column_7 + 9u;
                const u32 t2353 = key_63 < last_5 ? key_63 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2354 = s_6 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_74 = t2_2 - t2353;
#line 26 "src/functions/bias.rs"
                const u32 t4_74 = (int)t3_74 < (int)argument1 ? t3_74 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_74 = (int)t4_74 > (int)t5_2 ? t4_74 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_71 = t6_74 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_74 = (u64)place_71 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_74 = t11_2 + t14_74;
#line 28 "src/functions/bias.rs"
                f32 t16_74;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_74) : "l"(t15_74));
#line 28 "src/functions/bias.rs"
                const f32 t17_74 = t2354 + t16_74;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_6 = t17_74;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2363 = s_8 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_75 = t2_3 - t2353;
#line 26 "src/functions/bias.rs"
                const u32 t4_75 = (int)t3_75 < (int)argument1 ? t3_75 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_75 = (int)t4_75 > (int)t5_3 ? t4_75 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_72 = t6_75 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_75 = (u64)place_72 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_75 = t11_3 + t14_75;
#line 28 "src/functions/bias.rs"
                f32 t16_75;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_75) : "l"(t15_75));
#line 28 "src/functions/bias.rs"
                const f32 t17_75 = t2363 + t16_75;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_8 = t17_75;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_64 = column_7 + 16u;
                const u32 t2373 = key_64 < last_5 ? key_64 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2374 = s_9 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_76 = t2_2 - t2373;
#line 26 "src/functions/bias.rs"
                const u32 t4_76 = (int)t3_76 < (int)argument1 ? t3_76 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_76 = (int)t4_76 > (int)t5_2 ? t4_76 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_73 = t6_76 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_76 = (u64)place_73 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_76 = t11_2 + t14_76;
#line 28 "src/functions/bias.rs"
                f32 t16_76;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_76) : "l"(t15_76));
#line 28 "src/functions/bias.rs"
                const f32 t17_76 = t2374 + t16_76;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_9 = t17_76;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2383 = s_11 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_77 = t2_3 - t2373;
#line 26 "src/functions/bias.rs"
                const u32 t4_77 = (int)t3_77 < (int)argument1 ? t3_77 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_77 = (int)t4_77 > (int)t5_3 ? t4_77 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_74 = t6_77 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_77 = (u64)place_74 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_77 = t11_3 + t14_77;
#line 28 "src/functions/bias.rs"
                f32 t16_77;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_77) : "l"(t15_77));
#line 28 "src/functions/bias.rs"
                const f32 t17_77 = t2383 + t16_77;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_11 = t17_77;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_65 = column_7 + 17u;
                const u32 t2393 = key_65 < last_5 ? key_65 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2394 = s_10 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_78 = t2_2 - t2393;
#line 26 "src/functions/bias.rs"
                const u32 t4_78 = (int)t3_78 < (int)argument1 ? t3_78 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_78 = (int)t4_78 > (int)t5_2 ? t4_78 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_75 = t6_78 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_78 = (u64)place_75 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_78 = t11_2 + t14_78;
#line 28 "src/functions/bias.rs"
                f32 t16_78;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_78) : "l"(t15_78));
#line 28 "src/functions/bias.rs"
                const f32 t17_78 = t2394 + t16_78;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_10 = t17_78;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2403 = s_12 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_79 = t2_3 - t2393;
#line 26 "src/functions/bias.rs"
                const u32 t4_79 = (int)t3_79 < (int)argument1 ? t3_79 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_79 = (int)t4_79 > (int)t5_3 ? t4_79 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_76 = t6_79 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_79 = (u64)place_76 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_79 = t11_3 + t14_79;
#line 28 "src/functions/bias.rs"
                f32 t16_79;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_79) : "l"(t15_79));
#line 28 "src/functions/bias.rs"
                const f32 t17_79 = t2403 + t16_79;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_12 = t17_79;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_66 = column_7 + 24u;
                const u32 t2413 = key_66 < last_5 ? key_66 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2414 = s_13 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_80 = t2_2 - t2413;
#line 26 "src/functions/bias.rs"
                const u32 t4_80 = (int)t3_80 < (int)argument1 ? t3_80 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_80 = (int)t4_80 > (int)t5_2 ? t4_80 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_77 = t6_80 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_80 = (u64)place_77 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_80 = t11_2 + t14_80;
#line 28 "src/functions/bias.rs"
                f32 t16_80;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_80) : "l"(t15_80));
#line 28 "src/functions/bias.rs"
                const f32 t17_80 = t2414 + t16_80;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_13 = t17_80;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2423 = s_15 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_81 = t2_3 - t2413;
#line 26 "src/functions/bias.rs"
                const u32 t4_81 = (int)t3_81 < (int)argument1 ? t3_81 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_81 = (int)t4_81 > (int)t5_3 ? t4_81 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_78 = t6_81 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_81 = (u64)place_78 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_81 = t11_3 + t14_81;
#line 28 "src/functions/bias.rs"
                f32 t16_81;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_81) : "l"(t15_81));
#line 28 "src/functions/bias.rs"
                const f32 t17_81 = t2423 + t16_81;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_15 = t17_81;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_67 = column_7 + 25u;
                const u32 t2433 = key_67 < last_5 ? key_67 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2434 = s_14 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_82 = t2_2 - t2433;
#line 26 "src/functions/bias.rs"
                const u32 t4_82 = (int)t3_82 < (int)argument1 ? t3_82 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_82 = (int)t4_82 > (int)t5_2 ? t4_82 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_79 = t6_82 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_82 = (u64)place_79 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_82 = t11_2 + t14_82;
#line 28 "src/functions/bias.rs"
                f32 t16_82;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_82) : "l"(t15_82));
#line 28 "src/functions/bias.rs"
                const f32 t17_82 = t2434 + t16_82;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_14 = t17_82;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2443 = s_16 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_83 = t2_3 - t2433;
#line 26 "src/functions/bias.rs"
                const u32 t4_83 = (int)t3_83 < (int)argument1 ? t3_83 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_83 = (int)t4_83 > (int)t5_3 ? t4_83 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_80 = t6_83 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_83 = (u64)place_80 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_83 = t11_3 + t14_83;
#line 28 "src/functions/bias.rs"
                f32 t16_83;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_83) : "l"(t15_83));
#line 28 "src/functions/bias.rs"
                const f32 t17_83 = t2443 + t16_83;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_16 = t17_83;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_68 = column_7 + 32u;
                const u32 t2453 = key_68 < last_5 ? key_68 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2454 = s_17 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_84 = t2_2 - t2453;
#line 26 "src/functions/bias.rs"
                const u32 t4_84 = (int)t3_84 < (int)argument1 ? t3_84 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_84 = (int)t4_84 > (int)t5_2 ? t4_84 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_81 = t6_84 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_84 = (u64)place_81 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_84 = t11_2 + t14_84;
#line 28 "src/functions/bias.rs"
                f32 t16_84;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_84) : "l"(t15_84));
#line 28 "src/functions/bias.rs"
                const f32 t17_84 = t2454 + t16_84;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_17 = t17_84;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2463 = s_19 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_85 = t2_3 - t2453;
#line 26 "src/functions/bias.rs"
                const u32 t4_85 = (int)t3_85 < (int)argument1 ? t3_85 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_85 = (int)t4_85 > (int)t5_3 ? t4_85 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_82 = t6_85 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_85 = (u64)place_82 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_85 = t11_3 + t14_85;
#line 28 "src/functions/bias.rs"
                f32 t16_85;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_85) : "l"(t15_85));
#line 28 "src/functions/bias.rs"
                const f32 t17_85 = t2463 + t16_85;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_19 = t17_85;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_69 = column_7 + 33u;
                const u32 t2473 = key_69 < last_5 ? key_69 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2474 = s_18 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_86 = t2_2 - t2473;
#line 26 "src/functions/bias.rs"
                const u32 t4_86 = (int)t3_86 < (int)argument1 ? t3_86 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_86 = (int)t4_86 > (int)t5_2 ? t4_86 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_83 = t6_86 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_86 = (u64)place_83 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_86 = t11_2 + t14_86;
#line 28 "src/functions/bias.rs"
                f32 t16_86;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_86) : "l"(t15_86));
#line 28 "src/functions/bias.rs"
                const f32 t17_86 = t2474 + t16_86;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_18 = t17_86;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2483 = s_20 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_87 = t2_3 - t2473;
#line 26 "src/functions/bias.rs"
                const u32 t4_87 = (int)t3_87 < (int)argument1 ? t3_87 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_87 = (int)t4_87 > (int)t5_3 ? t4_87 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_84 = t6_87 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_87 = (u64)place_84 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_87 = t11_3 + t14_87;
#line 28 "src/functions/bias.rs"
                f32 t16_87;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_87) : "l"(t15_87));
#line 28 "src/functions/bias.rs"
                const f32 t17_87 = t2483 + t16_87;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_20 = t17_87;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_70 = column_7 + 40u;
                const u32 t2493 = key_70 < last_5 ? key_70 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2494 = s_21 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_88 = t2_2 - t2493;
#line 26 "src/functions/bias.rs"
                const u32 t4_88 = (int)t3_88 < (int)argument1 ? t3_88 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_88 = (int)t4_88 > (int)t5_2 ? t4_88 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_85 = t6_88 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_88 = (u64)place_85 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_88 = t11_2 + t14_88;
#line 28 "src/functions/bias.rs"
                f32 t16_88;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_88) : "l"(t15_88));
#line 28 "src/functions/bias.rs"
                const f32 t17_88 = t2494 + t16_88;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_21 = t17_88;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2503 = s_23 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_89 = t2_3 - t2493;
#line 26 "src/functions/bias.rs"
                const u32 t4_89 = (int)t3_89 < (int)argument1 ? t3_89 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_89 = (int)t4_89 > (int)t5_3 ? t4_89 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_86 = t6_89 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_89 = (u64)place_86 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_89 = t11_3 + t14_89;
#line 28 "src/functions/bias.rs"
                f32 t16_89;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_89) : "l"(t15_89));
#line 28 "src/functions/bias.rs"
                const f32 t17_89 = t2503 + t16_89;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_23 = t17_89;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_71 = column_7 + 41u;
                const u32 t2513 = key_71 < last_5 ? key_71 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2514 = s_22 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_90 = t2_2 - t2513;
#line 26 "src/functions/bias.rs"
                const u32 t4_90 = (int)t3_90 < (int)argument1 ? t3_90 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_90 = (int)t4_90 > (int)t5_2 ? t4_90 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_87 = t6_90 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_90 = (u64)place_87 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_90 = t11_2 + t14_90;
#line 28 "src/functions/bias.rs"
                f32 t16_90;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_90) : "l"(t15_90));
#line 28 "src/functions/bias.rs"
                const f32 t17_90 = t2514 + t16_90;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_22 = t17_90;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2523 = s_24 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_91 = t2_3 - t2513;
#line 26 "src/functions/bias.rs"
                const u32 t4_91 = (int)t3_91 < (int)argument1 ? t3_91 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_91 = (int)t4_91 > (int)t5_3 ? t4_91 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_88 = t6_91 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_91 = (u64)place_88 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_91 = t11_3 + t14_91;
#line 28 "src/functions/bias.rs"
                f32 t16_91;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_91) : "l"(t15_91));
#line 28 "src/functions/bias.rs"
                const f32 t17_91 = t2523 + t16_91;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_24 = t17_91;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_72 = column_7 + 48u;
                const u32 t2533 = key_72 < last_5 ? key_72 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2534 = s_25 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_92 = t2_2 - t2533;
#line 26 "src/functions/bias.rs"
                const u32 t4_92 = (int)t3_92 < (int)argument1 ? t3_92 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_92 = (int)t4_92 > (int)t5_2 ? t4_92 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_89 = t6_92 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_92 = (u64)place_89 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_92 = t11_2 + t14_92;
#line 28 "src/functions/bias.rs"
                f32 t16_92;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_92) : "l"(t15_92));
#line 28 "src/functions/bias.rs"
                const f32 t17_92 = t2534 + t16_92;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_25 = t17_92;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2543 = s_27 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_93 = t2_3 - t2533;
#line 26 "src/functions/bias.rs"
                const u32 t4_93 = (int)t3_93 < (int)argument1 ? t3_93 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_93 = (int)t4_93 > (int)t5_3 ? t4_93 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_90 = t6_93 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_93 = (u64)place_90 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_93 = t11_3 + t14_93;
#line 28 "src/functions/bias.rs"
                f32 t16_93;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_93) : "l"(t15_93));
#line 28 "src/functions/bias.rs"
                const f32 t17_93 = t2543 + t16_93;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_27 = t17_93;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_73 = column_7 + 49u;
                const u32 t2553 = key_73 < last_5 ? key_73 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2554 = s_26 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_94 = t2_2 - t2553;
#line 26 "src/functions/bias.rs"
                const u32 t4_94 = (int)t3_94 < (int)argument1 ? t3_94 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_94 = (int)t4_94 > (int)t5_2 ? t4_94 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_91 = t6_94 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_94 = (u64)place_91 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_94 = t11_2 + t14_94;
#line 28 "src/functions/bias.rs"
                f32 t16_94;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_94) : "l"(t15_94));
#line 28 "src/functions/bias.rs"
                const f32 t17_94 = t2554 + t16_94;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_26 = t17_94;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2563 = s_28 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_95 = t2_3 - t2553;
#line 26 "src/functions/bias.rs"
                const u32 t4_95 = (int)t3_95 < (int)argument1 ? t3_95 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_95 = (int)t4_95 > (int)t5_3 ? t4_95 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_92 = t6_95 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_95 = (u64)place_92 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_95 = t11_3 + t14_95;
#line 28 "src/functions/bias.rs"
                f32 t16_95;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_95) : "l"(t15_95));
#line 28 "src/functions/bias.rs"
                const f32 t17_95 = t2563 + t16_95;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_28 = t17_95;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_74 = column_7 + 56u;
                const u32 t2573 = key_74 < last_5 ? key_74 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2574 = s_29 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_96 = t2_2 - t2573;
#line 26 "src/functions/bias.rs"
                const u32 t4_96 = (int)t3_96 < (int)argument1 ? t3_96 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_96 = (int)t4_96 > (int)t5_2 ? t4_96 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_93 = t6_96 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_96 = (u64)place_93 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_96 = t11_2 + t14_96;
#line 28 "src/functions/bias.rs"
                f32 t16_96;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_96) : "l"(t15_96));
#line 28 "src/functions/bias.rs"
                const f32 t17_96 = t2574 + t16_96;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_29 = t17_96;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2583 = s_31 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_97 = t2_3 - t2573;
#line 26 "src/functions/bias.rs"
                const u32 t4_97 = (int)t3_97 < (int)argument1 ? t3_97 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_97 = (int)t4_97 > (int)t5_3 ? t4_97 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_94 = t6_97 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_97 = (u64)place_94 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_97 = t11_3 + t14_97;
#line 28 "src/functions/bias.rs"
                f32 t16_97;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_97) : "l"(t15_97));
#line 28 "src/functions/bias.rs"
                const f32 t17_97 = t2583 + t16_97;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_31 = t17_97;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_75 = column_7 + 57u;
                const u32 t2593 = key_75 < last_5 ? key_75 : last_5;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2594 = s_30 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_98 = t2_2 - t2593;
#line 26 "src/functions/bias.rs"
                const u32 t4_98 = (int)t3_98 < (int)argument1 ? t3_98 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_98 = (int)t4_98 > (int)t5_2 ? t4_98 : t5_2;
#line 26 "src/functions/bias.rs"
                const u32 place_95 = t6_98 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_98 = (u64)place_95 * t13_2;
#line 28 "src/functions/bias.rs"
                const u64 t15_98 = t11_2 + t14_98;
#line 28 "src/functions/bias.rs"
                f32 t16_98;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_98) : "l"(t15_98));
#line 28 "src/functions/bias.rs"
                const f32 t17_98 = t2594 + t16_98;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_30 = t17_98;
#line 336 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 t2603 = s_32 * score_scale;
#line 26 "src/functions/bias.rs"
                const u32 t3_99 = t2_3 - t2593;
#line 26 "src/functions/bias.rs"
                const u32 t4_99 = (int)t3_99 < (int)argument1 ? t3_99 : argument1;
#line 26 "src/functions/bias.rs"
                const u32 t6_99 = (int)t4_99 > (int)t5_3 ? t4_99 : t5_3;
#line 26 "src/functions/bias.rs"
                const u32 place_96 = t6_99 + argument1;
#line 28 "src/functions/bias.rs"
                const u64 t14_99 = (u64)place_96 * t13_3;
#line 28 "src/functions/bias.rs"
                const u64 t15_99 = t11_3 + t14_99;
#line 28 "src/functions/bias.rs"
                f32 t16_99;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_99) : "l"(t15_99));
#line 28 "src/functions/bias.rs"
                const f32 t17_99 = t2603 + t16_99;
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_32 = t17_99;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2612 = end_15 - 1u;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2613 = t2612 - i_4;
#line 411 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_8 = t2613 << 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2615 = t246 + t235;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_9 = t2615 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2617 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2618 = t2617 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_8 = first_key_8 + t2618;
#line 262 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 last_6 = seq_k - 1u;
#line 324 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 t2621 = column_8 < last_6 ? column_8 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_34 = (u64)t2621 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_36 = t4_2 + t7_34;
#line 17 "src/functions/sequences.rs"
                u32 of_key_33;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_33) : "l"(t8_36));
#line 18 "src/functions/sequences.rs"
                const bool t19_66 = t18_2 == of_key_33;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_65 = t19_66 ? s : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s = changed_65;
#line 18 "src/functions/sequences.rs"
                const bool t19_67 = t18_3 == of_key_33;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_66 = t19_67 ? s_3 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_3 = changed_66;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_76 = column_8 + 1u;
                const u32 t2630 = key_76 < last_6 ? key_76 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_35 = (u64)t2630 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_37 = t4_2 + t7_35;
#line 17 "src/functions/sequences.rs"
                u32 of_key_34;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_34) : "l"(t8_37));
#line 18 "src/functions/sequences.rs"
                const bool t19_68 = t18_2 == of_key_34;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_67 = t19_68 ? s_2 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_2 = changed_67;
#line 18 "src/functions/sequences.rs"
                const bool t19_69 = t18_3 == of_key_34;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_68 = t19_69 ? s_4 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_4 = changed_68;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_77 = column_8 + 8u;
                const u32 t2639 = key_77 < last_6 ? key_77 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_36 = (u64)t2639 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_38 = t4_2 + t7_36;
#line 17 "src/functions/sequences.rs"
                u32 of_key_35;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_35) : "l"(t8_38));
#line 18 "src/functions/sequences.rs"
                const bool t19_70 = t18_2 == of_key_35;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_69 = t19_70 ? s_5 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_5 = changed_69;
#line 18 "src/functions/sequences.rs"
                const bool t19_71 = t18_3 == of_key_35;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_70 = t19_71 ? s_7 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_7 = changed_70;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_78 = column_8 + 9u;
                const u32 t2648 = key_78 < last_6 ? key_78 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_37 = (u64)t2648 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_39 = t4_2 + t7_37;
#line 17 "src/functions/sequences.rs"
                u32 of_key_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_36) : "l"(t8_39));
#line 18 "src/functions/sequences.rs"
                const bool t19_72 = t18_2 == of_key_36;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_71 = t19_72 ? s_6 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_6 = changed_71;
#line 18 "src/functions/sequences.rs"
                const bool t19_73 = t18_3 == of_key_36;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_72 = t19_73 ? s_8 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_8 = changed_72;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_79 = column_8 + 16u;
                const u32 t2657 = key_79 < last_6 ? key_79 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_38 = (u64)t2657 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_40 = t4_2 + t7_38;
#line 17 "src/functions/sequences.rs"
                u32 of_key_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_37) : "l"(t8_40));
#line 18 "src/functions/sequences.rs"
                const bool t19_74 = t18_2 == of_key_37;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_73 = t19_74 ? s_9 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_9 = changed_73;
#line 18 "src/functions/sequences.rs"
                const bool t19_75 = t18_3 == of_key_37;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_74 = t19_75 ? s_11 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_11 = changed_74;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_80 = column_8 + 17u;
                const u32 t2666 = key_80 < last_6 ? key_80 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_39 = (u64)t2666 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_41 = t4_2 + t7_39;
#line 17 "src/functions/sequences.rs"
                u32 of_key_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_38) : "l"(t8_41));
#line 18 "src/functions/sequences.rs"
                const bool t19_76 = t18_2 == of_key_38;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_75 = t19_76 ? s_10 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_10 = changed_75;
#line 18 "src/functions/sequences.rs"
                const bool t19_77 = t18_3 == of_key_38;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_76 = t19_77 ? s_12 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_12 = changed_76;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_81 = column_8 + 24u;
                const u32 t2675 = key_81 < last_6 ? key_81 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_40 = (u64)t2675 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_42 = t4_2 + t7_40;
#line 17 "src/functions/sequences.rs"
                u32 of_key_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_39) : "l"(t8_42));
#line 18 "src/functions/sequences.rs"
                const bool t19_78 = t18_2 == of_key_39;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_77 = t19_78 ? s_13 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_13 = changed_77;
#line 18 "src/functions/sequences.rs"
                const bool t19_79 = t18_3 == of_key_39;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_78 = t19_79 ? s_15 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_15 = changed_78;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_82 = column_8 + 25u;
                const u32 t2684 = key_82 < last_6 ? key_82 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_41 = (u64)t2684 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_43 = t4_2 + t7_41;
#line 17 "src/functions/sequences.rs"
                u32 of_key_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_40) : "l"(t8_43));
#line 18 "src/functions/sequences.rs"
                const bool t19_80 = t18_2 == of_key_40;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_79 = t19_80 ? s_14 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_14 = changed_79;
#line 18 "src/functions/sequences.rs"
                const bool t19_81 = t18_3 == of_key_40;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_80 = t19_81 ? s_16 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_16 = changed_80;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_83 = column_8 + 32u;
                const u32 t2693 = key_83 < last_6 ? key_83 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_42 = (u64)t2693 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_44 = t4_2 + t7_42;
#line 17 "src/functions/sequences.rs"
                u32 of_key_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_41) : "l"(t8_44));
#line 18 "src/functions/sequences.rs"
                const bool t19_82 = t18_2 == of_key_41;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_81 = t19_82 ? s_17 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_17 = changed_81;
#line 18 "src/functions/sequences.rs"
                const bool t19_83 = t18_3 == of_key_41;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_82 = t19_83 ? s_19 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_19 = changed_82;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_84 = column_8 + 33u;
                const u32 t2702 = key_84 < last_6 ? key_84 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_43 = (u64)t2702 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_45 = t4_2 + t7_43;
#line 17 "src/functions/sequences.rs"
                u32 of_key_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_42) : "l"(t8_45));
#line 18 "src/functions/sequences.rs"
                const bool t19_84 = t18_2 == of_key_42;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_83 = t19_84 ? s_18 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_18 = changed_83;
#line 18 "src/functions/sequences.rs"
                const bool t19_85 = t18_3 == of_key_42;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_84 = t19_85 ? s_20 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_20 = changed_84;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_85 = column_8 + 40u;
                const u32 t2711 = key_85 < last_6 ? key_85 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_44 = (u64)t2711 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_46 = t4_2 + t7_44;
#line 17 "src/functions/sequences.rs"
                u32 of_key_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_43) : "l"(t8_46));
#line 18 "src/functions/sequences.rs"
                const bool t19_86 = t18_2 == of_key_43;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_85 = t19_86 ? s_21 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_21 = changed_85;
#line 18 "src/functions/sequences.rs"
                const bool t19_87 = t18_3 == of_key_43;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_86 = t19_87 ? s_23 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_23 = changed_86;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_86 = column_8 + 41u;
                const u32 t2720 = key_86 < last_6 ? key_86 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_45 = (u64)t2720 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_47 = t4_2 + t7_45;
#line 17 "src/functions/sequences.rs"
                u32 of_key_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_44) : "l"(t8_47));
#line 18 "src/functions/sequences.rs"
                const bool t19_88 = t18_2 == of_key_44;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_87 = t19_88 ? s_22 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_22 = changed_87;
#line 18 "src/functions/sequences.rs"
                const bool t19_89 = t18_3 == of_key_44;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_88 = t19_89 ? s_24 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_24 = changed_88;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_87 = column_8 + 48u;
                const u32 t2729 = key_87 < last_6 ? key_87 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_46 = (u64)t2729 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_48 = t4_2 + t7_46;
#line 17 "src/functions/sequences.rs"
                u32 of_key_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_45) : "l"(t8_48));
#line 18 "src/functions/sequences.rs"
                const bool t19_90 = t18_2 == of_key_45;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_89 = t19_90 ? s_25 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_25 = changed_89;
#line 18 "src/functions/sequences.rs"
                const bool t19_91 = t18_3 == of_key_45;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_90 = t19_91 ? s_27 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_27 = changed_90;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_88 = column_8 + 49u;
                const u32 t2738 = key_88 < last_6 ? key_88 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_47 = (u64)t2738 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_49 = t4_2 + t7_47;
#line 17 "src/functions/sequences.rs"
                u32 of_key_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_46) : "l"(t8_49));
#line 18 "src/functions/sequences.rs"
                const bool t19_92 = t18_2 == of_key_46;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_91 = t19_92 ? s_26 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_26 = changed_91;
#line 18 "src/functions/sequences.rs"
                const bool t19_93 = t18_3 == of_key_46;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_92 = t19_93 ? s_28 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_28 = changed_92;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_89 = column_8 + 56u;
                const u32 t2747 = key_89 < last_6 ? key_89 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_48 = (u64)t2747 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_50 = t4_2 + t7_48;
#line 17 "src/functions/sequences.rs"
                u32 of_key_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_47) : "l"(t8_50));
#line 18 "src/functions/sequences.rs"
                const bool t19_94 = t18_2 == of_key_47;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_93 = t19_94 ? s_29 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_29 = changed_93;
#line 18 "src/functions/sequences.rs"
                const bool t19_95 = t18_3 == of_key_47;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_94 = t19_95 ? s_31 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_31 = changed_94;
#line 323 "fa-kernels/src/attention/options/functions/mod.rs"
                const u32 key_90 = column_8 + 57u;
                const u32 t2756 = key_90 < last_6 ? key_90 : last_6;
#line 17 "src/functions/sequences.rs"
                const u64 t7_49 = (u64)t2756 * t6_2;
#line 17 "src/functions/sequences.rs"
                const u64 t8_51 = t4_2 + t7_49;
#line 17 "src/functions/sequences.rs"
                u32 of_key_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_48) : "l"(t8_51));
#line 18 "src/functions/sequences.rs"
                const bool t19_96 = t18_2 == of_key_48;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_95 = t19_96 ? s_30 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_30 = changed_95;
#line 18 "src/functions/sequences.rs"
                const bool t19_97 = t18_3 == of_key_48;
#line 334 "fa-kernels/src/attention/options/functions/mod.rs"
                const f32 changed_96 = t19_97 ? s_32 : __uint_as_float(0xff800000u);
#line 340 "fa-kernels/src/attention/options/functions/mod.rs"
                s_32 = changed_96;
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2764;
                asm("max.f32 %0, %1, %2;" : "=f"(t2764) : "f"(old_9), "f"(s));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2765;
                asm("max.f32 %0, %1, %2;" : "=f"(t2765) : "f"(t2764), "f"(s_9));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2766;
                asm("max.f32 %0, %1, %2;" : "=f"(t2766) : "f"(s_2), "f"(s_10));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2767;
                asm("max.f32 %0, %1, %2;" : "=f"(t2767) : "f"(s_5), "f"(s_13));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2768;
                asm("max.f32 %0, %1, %2;" : "=f"(t2768) : "f"(s_6), "f"(s_14));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2769;
                asm("max.f32 %0, %1, %2;" : "=f"(t2769) : "f"(t2765), "f"(s_17));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2770;
                asm("max.f32 %0, %1, %2;" : "=f"(t2770) : "f"(t2766), "f"(s_18));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2771;
                asm("max.f32 %0, %1, %2;" : "=f"(t2771) : "f"(t2767), "f"(s_21));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2772;
                asm("max.f32 %0, %1, %2;" : "=f"(t2772) : "f"(t2768), "f"(s_22));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2773;
                asm("max.f32 %0, %1, %2;" : "=f"(t2773) : "f"(t2769), "f"(s_25));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2774;
                asm("max.f32 %0, %1, %2;" : "=f"(t2774) : "f"(t2770), "f"(s_26));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2775;
                asm("max.f32 %0, %1, %2;" : "=f"(t2775) : "f"(t2771), "f"(s_29));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2776;
                asm("max.f32 %0, %1, %2;" : "=f"(t2776) : "f"(t2772), "f"(s_30));
                f32 t2777;
                asm("max.f32 %0, %1, %2;" : "=f"(t2777) : "f"(t2773), "f"(t2774));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2778;
                asm("max.f32 %0, %1, %2;" : "=f"(t2778) : "f"(t2775), "f"(t2776));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2779;
                asm("max.f32 %0, %1, %2;" : "=f"(t2779) : "f"(t2777), "f"(t2778));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2780;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2780) : "f"(t2779));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2779), "f"(t2780));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2782;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2782) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2782));
#line 133 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2784;
                asm("max.f32 %0, %1, %2;" : "=f"(t2784) : "f"(old_10), "f"(s_3));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2785;
                asm("max.f32 %0, %1, %2;" : "=f"(t2785) : "f"(t2784), "f"(s_11));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2786;
                asm("max.f32 %0, %1, %2;" : "=f"(t2786) : "f"(s_4), "f"(s_12));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2787;
                asm("max.f32 %0, %1, %2;" : "=f"(t2787) : "f"(s_7), "f"(s_15));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2788;
                asm("max.f32 %0, %1, %2;" : "=f"(t2788) : "f"(s_8), "f"(s_16));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2789;
                asm("max.f32 %0, %1, %2;" : "=f"(t2789) : "f"(t2785), "f"(s_19));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2790;
                asm("max.f32 %0, %1, %2;" : "=f"(t2790) : "f"(t2786), "f"(s_20));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2791;
                asm("max.f32 %0, %1, %2;" : "=f"(t2791) : "f"(t2787), "f"(s_23));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2792;
                asm("max.f32 %0, %1, %2;" : "=f"(t2792) : "f"(t2788), "f"(s_24));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2793;
                asm("max.f32 %0, %1, %2;" : "=f"(t2793) : "f"(t2789), "f"(s_27));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2794;
                asm("max.f32 %0, %1, %2;" : "=f"(t2794) : "f"(t2790), "f"(s_28));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2795;
                asm("max.f32 %0, %1, %2;" : "=f"(t2795) : "f"(t2791), "f"(s_31));
#line 163 "fa-kernels/src/attention/softmax.rs"
                f32 t2796;
                asm("max.f32 %0, %1, %2;" : "=f"(t2796) : "f"(t2792), "f"(s_32));
                f32 t2797;
                asm("max.f32 %0, %1, %2;" : "=f"(t2797) : "f"(t2793), "f"(t2794));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2798;
                asm("max.f32 %0, %1, %2;" : "=f"(t2798) : "f"(t2795), "f"(t2796));
#line 165 "fa-kernels/src/attention/softmax.rs"
                f32 t2799;
                asm("max.f32 %0, %1, %2;" : "=f"(t2799) : "f"(t2797), "f"(t2798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2800;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2800) : "f"(t2799));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2799), "f"(t2800));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2802;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2802) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2802));
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2804 = news_3 - old_11;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2805 = t2804 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2806 = 8.0f < t2805;
#line 141 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2807 = news_4 - old_12;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2808 = t2807 * scale_log2;
#line 143 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2809 = 8.0f < t2808;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2810 = t2806 | t2809;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t2810);
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                const f32 t2815 = new_5 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_5 = none_5 ? 0.0f : t2815;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2817 = -reference_5;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2818;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(old_13), "f"(scale_log2), "f"(t2817));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2818));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2821 = row_sum * kept_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2822 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(scale_log2), "f"(t2822));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2824;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2824) : "f"(exponent_65));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s = t2824;
                const f32 t2825 = t2821 + s;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2826 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(scale_log2), "f"(t2826));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2828) : "f"(exponent_66));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2828;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2829 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(scale_log2), "f"(t2829));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2831;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2831) : "f"(exponent_67));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2831;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2832 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(scale_log2), "f"(t2832));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2834;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2834) : "f"(exponent_68));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2834;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2835 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(scale_log2), "f"(t2835));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2837;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2837) : "f"(exponent_69));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2837;
                const f32 t2838 = t2825 + s_9;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2839 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(scale_log2), "f"(t2839));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2841;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2841) : "f"(exponent_70));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2841;
                const f32 t2842 = s_2 + s_10;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2843 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(scale_log2), "f"(t2843));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2845;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2845) : "f"(exponent_71));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2845;
                const f32 t2846 = s_5 + s_13;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2847 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(scale_log2), "f"(t2847));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2849;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2849) : "f"(exponent_72));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2849;
                const f32 t2850 = s_6 + s_14;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2851 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(scale_log2), "f"(t2851));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2853;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2853) : "f"(exponent_73));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2853;
                const f32 t2854 = t2838 + s_17;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2855 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(scale_log2), "f"(t2855));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2857;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2857) : "f"(exponent_74));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2857;
                const f32 t2858 = t2842 + s_18;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2859 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(scale_log2), "f"(t2859));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2861;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2861) : "f"(exponent_75));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2861;
                const f32 t2862 = t2846 + s_21;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2863 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(scale_log2), "f"(t2863));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2865;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2865) : "f"(exponent_76));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2865;
                const f32 t2866 = t2850 + s_22;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2867 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(scale_log2), "f"(t2867));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2869;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2869) : "f"(exponent_77));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2869;
                const f32 t2870 = t2854 + s_25;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2871 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(scale_log2), "f"(t2871));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2873;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2873) : "f"(exponent_78));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2873;
                const f32 t2874 = t2858 + s_26;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2875 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(scale_log2), "f"(t2875));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2877;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2877) : "f"(exponent_79));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2877;
                const f32 t2878 = t2862 + s_29;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2879 = -reference_5;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(scale_log2), "f"(t2879));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2881;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2881) : "f"(exponent_80));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2881;
                const f32 t2882 = t2866 + s_30;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2883 = t2870 + t2874;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2884 = t2878 + t2882;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2885 = t2883 + t2884;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2885;
#line 151 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 172 "fa-kernels/src/attention/softmax.rs"
                const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                const f32 t2889 = new_6 * scale_log2;
#line 173 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_6 = none_6 ? 0.0f : t2889;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2891 = -reference_6;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 t2892;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(old_14), "f"(scale_log2), "f"(t2891));
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2892));
#line 155 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 187 "fa-kernels/src/attention/softmax.rs"
                const f32 t2895 = row_sum_2 * kept_4;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2896 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(scale_log2), "f"(t2896));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2898;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2898) : "f"(exponent_81));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2898;
                const f32 t2899 = t2895 + s_3;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2900 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(scale_log2), "f"(t2900));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2902;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2902) : "f"(exponent_82));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2902;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2903 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(scale_log2), "f"(t2903));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2905;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2905) : "f"(exponent_83));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2905;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2906 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(scale_log2), "f"(t2906));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2908;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2908) : "f"(exponent_84));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2908;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2909 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(scale_log2), "f"(t2909));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2911) : "f"(exponent_85));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2911;
                const f32 t2912 = t2899 + s_11;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2913 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(scale_log2), "f"(t2913));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2915;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2915) : "f"(exponent_86));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2915;
                const f32 t2916 = s_4 + s_12;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2917 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(scale_log2), "f"(t2917));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2919;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2919) : "f"(exponent_87));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2919;
                const f32 t2920 = s_7 + s_15;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2921 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(scale_log2), "f"(t2921));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2923;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2923) : "f"(exponent_88));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2923;
                const f32 t2924 = s_8 + s_16;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2925 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(scale_log2), "f"(t2925));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2927;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2927) : "f"(exponent_89));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2927;
                const f32 t2928 = t2912 + s_19;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2929 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(scale_log2), "f"(t2929));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2931;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2931) : "f"(exponent_90));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2931;
                const f32 t2932 = t2916 + s_20;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2933 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(scale_log2), "f"(t2933));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2935) : "f"(exponent_91));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2935;
                const f32 t2936 = t2920 + s_23;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2937 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(scale_log2), "f"(t2937));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2939;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2939) : "f"(exponent_92));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2939;
                const f32 t2940 = t2924 + s_24;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2941 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(scale_log2), "f"(t2941));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2943;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2943) : "f"(exponent_93));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2943;
                const f32 t2944 = t2928 + s_27;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2945 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(scale_log2), "f"(t2945));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2947) : "f"(exponent_94));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2947;
                const f32 t2948 = t2932 + s_28;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2949 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(scale_log2), "f"(t2949));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2951;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2951) : "f"(exponent_95));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2951;
                const f32 t2952 = t2936 + s_31;
#line 189 "fa-kernels/src/attention/softmax.rs"
                const f32 t2953 = -reference_6;
#line 189 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(scale_log2), "f"(t2953));
#line 204 "fa-kernels/src/attention/softmax.rs"
                f32 t2955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2955) : "f"(exponent_96));
#line 190 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2955;
                const f32 t2956 = t2940 + s_32;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2957 = t2944 + t2948;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2958 = t2952 + t2956;
#line 193 "fa-kernels/src/attention/softmax.rs"
                const f32 t2959 = t2957 + t2958;
#line 193 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2959;
#line 339 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2960 = i_4 - 1u;
#line 340 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2961 = t365 + t2960;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2962 = t2961 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2963 = t2962 + 9u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2964 = t2963 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2965 = t10 + t2964;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2966 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2966) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2965) : "memory");
                }
#line 95 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2967 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2968 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2969 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2970 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2971 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2972 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2973 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2974 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2975 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2976 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2977 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2978 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2979 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2980 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2981 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2982 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2983 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2984 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2985 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2986 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2987 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2988 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2989 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2990 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2991 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2992 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2993 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2994 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2995 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2996 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2997 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2998 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2999 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3000 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3001 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3002 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3003 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3004 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3005 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3006 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3007 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3008 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3009 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3010 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3011 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3012 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3013 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3014 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3015 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3016 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3017 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3018 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3019 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3020 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3021 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3022 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3023 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3024 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3025 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3025;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3026 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3026;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3027 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3027;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3028 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3028;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3029 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3029;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3030 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3030;
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3031;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(s), "f"(s_2));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3032;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(s_3), "f"(s_4));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3033;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(s_5), "f"(s_6));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3034;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(s_7), "f"(s_8));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3035;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(s_9), "f"(s_10));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3036;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(s_11), "f"(s_12));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3037;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3037) : "f"(s_13), "f"(s_14));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3038;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3038) : "f"(s_15), "f"(s_16));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3039;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(s_17), "f"(s_18));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3040;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(s_19), "f"(s_20));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3041;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3041) : "f"(s_21), "f"(s_22));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3042;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3042) : "f"(s_23), "f"(s_24));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3043;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(s_25), "f"(s_26));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3044;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(s_27), "f"(s_28));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3045;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3045) : "f"(s_29), "f"(s_30));
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3046;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3046) : "f"(s_31), "f"(s_32));
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p = t3031;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t3032;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t3033;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t3034;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t3035;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t3036;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t3037;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t3038;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t3039;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t3040;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t3041;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t3042;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t3043;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t3044;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t3045;
#line 288 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t3046;
            }
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3047 = t367 & 3u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3048 = t3047 + 16u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3049 = t3048 << 3u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3050 = t10 + t3049;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3051 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3051) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3050) : "memory");
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3052 = end_15 - 1u;
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3053 = t365 + t3052;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3054 = t3053 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3055 = t3054 + 6u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3056 = t3055 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3057 = t10 + t3056;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3058 = t3053 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3059 = t3058 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3057), "r"(t3059) : "memory");
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_33 = p;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_34 = p_2;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_35 = p_3;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_36 = p_4;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_37 = p_5;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_38 = p_6;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_39 = p_7;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_40 = p_8;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_41 = p_9;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_42 = p_10;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_43 = p_11;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_44 = p_12;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_45 = p_13;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_46 = p_14;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_47 = p_15;
#line 362 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_48 = p_16;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3060 = t3053 % 3u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3061 = t3060 << 14u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3062 = t9 + t3061;
            const u32 t3063 = t3062 >> 4u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3064 = t3063 + 33554432u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3065 = (u64)t3064;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3066 = t3065 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3067 = t3063 + 33554560u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3068 = (u64)t3067;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3069 = t3068 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3070 = t3063 + 33554688u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3071 = (u64)t3070;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3072 = t3071 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3073 = t3063 + 33554816u;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3074 = (u64)t3073;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3075 = t3074 + 4611686293305294848ull;
#line 366 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t3066), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t3069), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t3072), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t3075) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3076 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3077 = t365 + t3076;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3078 = t3077 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3079 = t3078 + 9u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3080 = t3079 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3081 = t10 + t3080;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3082 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3082) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3081) : "memory");
            }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3084 = t365 + end_15;
#line 213 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_5 = t3084; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3085 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3085) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t3086 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3087 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t3086 ? 0u : t3087;
                const u32 t3089 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3089) : "memory");
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3090 = i_5 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3091 = t3090 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3092 = t10 + t3091;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3093 = i_5 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3094 = t3093 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3092), "r"(t3094) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3095 = i_5 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3096 = t3095 + 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3097 = t3096 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3098 = t10 + t3097;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3099 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3099) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3098) : "memory");
                }
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3100 = i_5 % 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3101 = t3100 + 6u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3102 = t3101 << 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3103 = t10 + t3102;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3104 = i_5 / 3u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3105 = t3104 & 1u;
#line 373 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3103), "r"(t3105) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3106 = i_5 % 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3107 = t3106 + 9u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3108 = t3107 << 3u;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3109 = t10 + t3108;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3110 = lane == 0u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3110) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3109) : "memory");
                }
            }
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3111;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3111) : "f"(row_sum));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t3111;
            f32 t3113;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3113) : "f"(pair_7));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3114 = pair_7 + t3113;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3114;
#line 212 "fa-kernels/src/attention/softmax.rs"
            f32 t3115;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3115) : "f"(row_sum_2));
#line 212 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t3115;
            f32 t3117;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3117) : "f"(pair_8));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t3118 = pair_8 + t3117;
#line 213 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3118;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3119 = sum == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3120;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3120) : "f"(sum));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3119 ? 0.0f : t3120;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3122 = acc * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc = t3122;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3123 = acc_2 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3123;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3124 = acc_5 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3124;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3125 = acc_6 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3125;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3126 = acc_9 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3126;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3127 = acc_10 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3127;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3128 = acc_13 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3128;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3129 = acc_14 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3129;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3130 = acc_17 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3130;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3131 = acc_18 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3131;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3132 = acc_21 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3132;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3133 = acc_22 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3133;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3134 = acc_25 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3134;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3135 = acc_26 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3135;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3136 = acc_29 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3136;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3137 = acc_30 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3137;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3138 = acc_33 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3138;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3139 = acc_34 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3139;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3140 = acc_37 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3140;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3141 = acc_38 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3141;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3142 = acc_41 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3142;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3143 = acc_42 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3143;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3144 = acc_45 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3144;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3145 = acc_46 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3145;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3146 = acc_49 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3146;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3147 = acc_50 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3147;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3148 = acc_53 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3148;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3149 = acc_54 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3149;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3150 = acc_57 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3150;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3151 = acc_58 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3151;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3152 = acc_61 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3152;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3153 = acc_62 * normalizer;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3153;
#line 273 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3154 = sum_2 == 0.0f;
#line 274 "fa-kernels/src/attention/softmax.rs"
            f32 t3155;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3155) : "f"(sum_2));
#line 274 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3154 ? 0.0f : t3155;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3157 = acc_3 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3157;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3158 = acc_4 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3158;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3159 = acc_7 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3159;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3160 = acc_8 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3160;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3161 = acc_11 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3161;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3162 = acc_12 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3162;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3163 = acc_15 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3163;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3164 = acc_16 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3164;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3165 = acc_19 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3165;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3166 = acc_20 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3166;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3167 = acc_23 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3167;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3168 = acc_24 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3168;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3169 = acc_27 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3169;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3170 = acc_28 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3170;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3171 = acc_31 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3171;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3172 = acc_32 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3172;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3173 = acc_35 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3173;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3174 = acc_36 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3174;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3175 = acc_39 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3175;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3176 = acc_40 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3176;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3177 = acc_43 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3177;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3178 = acc_44 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3178;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3179 = acc_47 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3179;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3180 = acc_48 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3180;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3181 = acc_51 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3181;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3182 = acc_52 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3182;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3183 = acc_55 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3183;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3184 = acc_56 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3184;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3185 = acc_59 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3185;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3186 = acc_60 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3186;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3187 = acc_63 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3187;
#line 264 "fa-kernels/src/attention/softmax.rs"
            const f32 t3188 = acc_64 * normalizer_2;
#line 264 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3188;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3189 = lane == 0u;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3189) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 74 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3190 = t367 & 3u;
            const u32 t3191 = t232 + 8192u;
            u32 t3192;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3192) : "f"(acc), "f"(acc_2));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3193;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3193) : "f"(acc_3), "f"(acc_4));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3194;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3194) : "f"(acc_5), "f"(acc_6));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3195;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3195) : "f"(acc_7), "f"(acc_8));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3196;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3196) : "f"(acc_9), "f"(acc_10));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3197;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3197) : "f"(acc_11), "f"(acc_12));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3198;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3198) : "f"(acc_13), "f"(acc_14));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3199;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3199) : "f"(acc_15), "f"(acc_16));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3200;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3200) : "f"(acc_17), "f"(acc_18));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3201;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3201) : "f"(acc_19), "f"(acc_20));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3202;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3202) : "f"(acc_21), "f"(acc_22));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3203;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3203) : "f"(acc_23), "f"(acc_24));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3204;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3204) : "f"(acc_25), "f"(acc_26));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3205;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3205) : "f"(acc_27), "f"(acc_28));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3206;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3206) : "f"(acc_29), "f"(acc_30));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3207;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3207) : "f"(acc_31), "f"(acc_32));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3208;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3208) : "f"(acc_33), "f"(acc_34));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3209;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3209) : "f"(acc_35), "f"(acc_36));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3210;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3210) : "f"(acc_37), "f"(acc_38));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3211;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3211) : "f"(acc_39), "f"(acc_40));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3212;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3212) : "f"(acc_41), "f"(acc_42));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3213;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3213) : "f"(acc_43), "f"(acc_44));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3214;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3214) : "f"(acc_45), "f"(acc_46));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3215;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3215) : "f"(acc_47), "f"(acc_48));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3216;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3216) : "f"(acc_49), "f"(acc_50));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3217;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3217) : "f"(acc_51), "f"(acc_52));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3218;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3218) : "f"(acc_53), "f"(acc_54));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3219;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3219) : "f"(acc_55), "f"(acc_56));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3220;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3220) : "f"(acc_57), "f"(acc_58));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3221;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3221) : "f"(acc_59), "f"(acc_60));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3222;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3222) : "f"(acc_61), "f"(acc_62));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3223;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3223) : "f"(acc_63), "f"(acc_64));
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3224 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3225 = t234 + t3224;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3226 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3227 = t3225 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3228 = t3226 ^ t3227;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3229 = t3225 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3230 = t3228 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3231 = t3229 + t3230;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3232 = t232 + t3231;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3232), "r"(t3192), "r"(t3193), "r"(t3194), "r"(t3195) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3233 = t3231 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3234 = t232 + t3233;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3234), "r"(t3196), "r"(t3197), "r"(t3198), "r"(t3199) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3235 = t3231 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3236 = t232 + t3235;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3236), "r"(t3200), "r"(t3201), "r"(t3202), "r"(t3203) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3237 = t3231 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3238 = t232 + t3237;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3238), "r"(t3204), "r"(t3205), "r"(t3206), "r"(t3207) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3239 = lane & 15u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3240 = t234 + t3239;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3241 = lane >> 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3242 = t3240 & 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3243 = t3241 ^ t3242;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3244 = t3240 << 7u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3245 = t3243 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3246 = t3244 + t3245;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3247 = t3191 + t3246;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3247), "r"(t3208), "r"(t3209), "r"(t3210), "r"(t3211) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3248 = t3246 ^ 32u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3249 = t3191 + t3248;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3249), "r"(t3212), "r"(t3213), "r"(t3214), "r"(t3215) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3250 = t3246 ^ 64u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3251 = t3191 + t3250;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3251), "r"(t3216), "r"(t3217), "r"(t3218), "r"(t3219) : "memory");
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3252 = t3246 ^ 96u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3253 = t3191 + t3252;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3253), "r"(t3220), "r"(t3221), "r"(t3222), "r"(t3223) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3254 = t246 + t235;
#line 79 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3254 + t234;
            const bool t3256 = lane == 0u;
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3256) {
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3257 = t234 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3258 = t232 + t3257;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3258), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t249) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3259 = t232 + 8192u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3260 = t234 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3261 = t3259 + t3260;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3261), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t249) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3262 = (u64)t249;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3263 = t3262 * lse_stride0;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3264 = t3263 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3265 = lse + t3264;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3266 = (u64)index_4;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3267 = t3266 * lse_stride1;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3268 = t3267 * 4ull;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3269 = t3265 + t3268;
#line 87 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3270 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3271 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3272 = t3271 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3272) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3273 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3273;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3276 = (u64)row * t3270;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3277 = t3276 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3278 = t3269 + t3277;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3279;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3279) : "f"(row_sum));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3280;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3280) : "f"(row_max), "f"(scale_log2), "f"(t3279));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3280 * 0.6931472f;
                    const bool t3282 = row_sum == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3283 = t3282 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3278), "f"(t3283) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3284 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3285 = first_row + t3284;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3285 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3288 = (u64)row_2 * t3270;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3289 = t3288 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3290 = t3269 + t3289;
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3291;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3291) : "f"(row_sum_2));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    f32 t3292;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3292) : "f"(row_max_2), "f"(scale_log2), "f"(t3291));
#line 253 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3292 * 0.6931472f;
                    const bool t3294 = row_sum_2 == 0.0f;
#line 254 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3295 = t3294 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3290), "f"(t3295) : "memory");
                }
            }
#line 86 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3296 = count + 1u;
#line 88 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3296;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3297 = count & 1u;
#line 119 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t3297) : "memory");
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3298 = t33 + 16u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3299;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3299) : "r"(t3298) : "memory");
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3300;
            asm("mov.b32 %0, %1;" : "=r"(t3300) : "f"(t3299));
#line 120 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3301;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3301) : "r"(t3300));
#line 89 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3301;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3303 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3303) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 92 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3304 = lane == 0u;
#line 92 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3304) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
