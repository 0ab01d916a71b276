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
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
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
                const u32 t57 = t45 + 127u;
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
                const u32 t63 = end_4 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t64 = t63 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t66 = end_2 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t66 < end_5 ? t66 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t68 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t68 < end_5 ? t68 : end_5;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
                const u32 t87 = tile << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t114 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t131 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t148 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t149 = t148 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t167 = end_5 - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t168 = t167 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t177 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t177) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t178 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t179;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t179) : "r"(t178) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t180;
                asm("mov.b32 %0, %1;" : "=r"(t180) : "f"(t179));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t181;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t181) : "r"(t180));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t181;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t183 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t183) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t184 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t184 >> 7u;
            const u32 t186 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t186 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t188 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t188;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
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
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t206;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t206) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t207 = t206 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t207) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t209;
                    asm("mov.b32 %0, %1;" : "=f"(t209) : "r"(t204));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t209) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t210;
                    asm("mov.b32 %0, %1;" : "=f"(t210) : "r"(t203));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t210) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t211;
                    asm("mov.b32 %0, %1;" : "=f"(t211) : "r"(t205));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t211) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t212;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t212) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t213 = t212 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t213) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t214 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t214;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t215 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t216 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t217 = t216 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t217) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t218 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t218) {
                    const u32 t219 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t220;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t220) : "l"(claims), "r"(t219) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t220;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t221 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t222;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t222) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t223 = t221 + t222;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t223;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t225;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t225) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t226 = t225 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t226) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t227 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t227), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t228;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t229 = t228 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t229) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t231 = index_3 << 14u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t232 = t7 + t231;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t233 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t234 = t233 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t235 = index_3 << 6u;
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
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t236 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t236) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t237 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t238;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t238) : "r"(t237) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t239;
        asm("mov.b32 %0, %1;" : "=r"(t239) : "f"(t238));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t240;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t240) : "r"(t239));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t240;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t241 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t241) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t242 = index_4 != 4294967295u;
            if (!t242) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t244;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t244) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t245;
            asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(t244));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t246;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t246) : "r"(t245));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t247;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t247) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t248;
            asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(t247));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t249;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t249) : "r"(t248));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t250;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t250) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t251 = t250 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t251) {
                const u32 t252 = t33 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t252) : "memory");
            }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = t246 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t253 + 1u;
            const u32 t255 = end_6 > seq_q ? end_6 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = t255 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t256 < seq_k ? t256 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t258 = t246 + 127u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t259 + 1u;
            const u32 t261 = end_8 > seq_q ? end_8 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = t261 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t262 < seq_k ? t262 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t264 = end_9 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t265 = t264 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t265 > 1u ? t265 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t267 = end_7 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t267 < end_10 ? t267 : end_10;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t269 = end_10 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t269 < end_10 ? t269 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t246 + t235;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t272 = first_query + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t272 + 1u;
            const u32 t274 = end_11 > seq_q ? end_11 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t275 = t274 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t275 < seq_k ? t275 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t277 = first_query + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t278 = t277 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t278 + 1u;
            const u32 t280 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t281 = t280 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t281 < seq_k ? t281 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t283 = end_14 + 63u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t284 = t283 >> 6u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t284 > 1u ? t284 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t286 = end_12 >> 6u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t286 < end_15 ? t286 : end_15;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t288 = end_15 - whole_3;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_3 = t288 < end_15 ? t288 : end_15;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t290 = t246 + t235;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t291 = t290 + t234;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t292 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t293 = t291 + t292;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t294 = index_4 / group;
#line 30 "src/functions/bias.rs"
            const u32 t6_2 = argument1 * 2u;
#line 32 "src/functions/bias.rs"
            const u32 t12_2 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
            const u32 t13_2 = t12_2 << 2u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = seq_q - 1u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t299 = t293 < t298 ? t293 : t298;
#line 29 "src/functions/bias.rs"
            const u32 t1_2 = t299 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_2 = t1_2 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_2 = t2_2 + argument1;
#line 31 "src/functions/bias.rs"
            const u64 t8_2 = (u64)index_4;
#line 31 "src/functions/bias.rs"
            const u64 t9_2 = t8_2 * argument0_stride0;
#line 31 "src/functions/bias.rs"
            const u64 t10_2 = t9_2 * 4ull;
#line 31 "src/functions/bias.rs"
            const u64 t11_2 = argument0 + t10_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t307 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t308 = t291 + t307;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t309 = t308 + 8u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t310 = index_4 / group;
#line 30 "src/functions/bias.rs"
            const u32 t6_3 = argument1 * 2u;
#line 32 "src/functions/bias.rs"
            const u32 t12_3 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
            const u32 t13_3 = t12_3 << 2u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = seq_q - 1u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t315 = t309 < t314 ? t309 : t314;
#line 29 "src/functions/bias.rs"
            const u32 t1_3 = t315 + seq_k;
#line 29 "src/functions/bias.rs"
            const u32 t2_3 = t1_3 - seq_q;
#line 29 "src/functions/bias.rs"
            const u32 first_3 = t2_3 + argument1;
#line 31 "src/functions/bias.rs"
            const u64 t8_3 = (u64)index_4;
#line 31 "src/functions/bias.rs"
            const u64 t9_3 = t8_3 * argument0_stride0;
#line 31 "src/functions/bias.rs"
            const u64 t10_3 = t9_3 * 4ull;
#line 31 "src/functions/bias.rs"
            const u64 t11_3 = argument0 + t10_3;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t323 = t246 + t235;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t324 = t323 + t234;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t325 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t326 = t324 + t325;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t327 = index_4 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_4 = (u64)t249;
#line 16 "src/functions/sequences.rs"
            const u64 t2_4 = t1_4 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t3_2 = t2_4 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t4_2 = argument1_2 + t3_2;
            const u32 t5_2 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
            const u32 t6_4 = t5_2 << 2u;
            const u64 t10_4 = (u64)t249;
#line 18 "src/functions/sequences.rs"
            const u64 t11_4 = t10_4 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
            const u64 t12_4 = t11_4 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t13_4 = argument0_2 + t12_4;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t338 = seq_q - 1u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t339 = t326 < t338 ? t326 : t338;
#line 18 "src/functions/sequences.rs"
            const u64 t14_2 = (u64)t339;
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
            const u32 t345 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t346 = t324 + t345;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t347 = t346 + 8u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t348 = index_4 / group;
#line 16 "src/functions/sequences.rs"
            const u64 t1_5 = (u64)t249;
#line 16 "src/functions/sequences.rs"
            const u64 t2_5 = t1_5 * argument1_stride0;
#line 16 "src/functions/sequences.rs"
            const u64 t3_3 = t2_5 * 4ull;
#line 16 "src/functions/sequences.rs"
            const u64 t4_3 = argument1_2 + t3_3;
            const u32 t5_3 = (u32)argument1_stride1;
#line 17 "src/functions/sequences.rs"
            const u32 t6_5 = t5_3 << 2u;
            const u64 t10_5 = (u64)t249;
#line 18 "src/functions/sequences.rs"
            const u64 t11_5 = t10_5 * argument0_stride0_2;
#line 18 "src/functions/sequences.rs"
            const u64 t12_5 = t11_5 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t13_5 = argument0_2 + t12_5;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t359 = seq_q - 1u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t360 = t347 < t359 ? t347 : t359;
#line 18 "src/functions/sequences.rs"
            const u64 t14_3 = (u64)t360;
#line 18 "src/functions/sequences.rs"
            const u64 t15_3 = t14_3 * argument0_stride1_2;
#line 18 "src/functions/sequences.rs"
            const u64 t16_3 = t15_3 * 4ull;
#line 18 "src/functions/sequences.rs"
            const u64 t17_3 = t13_5 + t16_3;
#line 18 "src/functions/sequences.rs"
            u32 t18_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t366 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = passed_2 + t366;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t368 = count << 1u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t369 = t368 + index_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t367; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t370 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t370) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t371 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t372 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t371 ? 0u : t372;
                const u32 t374 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t374) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t375 = i_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t376 = t375 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t377 = t10 + t376;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t378 = i_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t379 = t378 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t377), "r"(t379) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t380 = i_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t381 = t380 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t382 = t381 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = t10 + t382;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t384 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t384) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t383) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = i_2 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t386 = t385 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t387 = t386 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t388 = t10 + t387;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t389 = i_2 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t390 = t389 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t388), "r"(t390) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t391 = i_2 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t392 = t391 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t393 = t392 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t394 = t10 + t393;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t395 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t395) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t394) : "memory");
                }
            }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t396 = t369 & 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t397 = t396 + 12u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t398 = t397 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t399 = t10 + t398;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t400 = t369 >> 2u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t401 = t400 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t399), "r"(t401) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t402 = t367 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t402 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t404 = t10 + t403;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t405 = t367 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t406 = t405 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t404), "r"(t406) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t407 = t369 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t408 = t407 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t409 = smem_1 + t408;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t410 = t367 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t411 = t410 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t8 + t411;
            const u32 t413 = t409 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t414 = t412 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t415 = t413 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t416 = (u64)t415;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t418 = t414 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t419 = (u64)t418;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = t419 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t421 = t413 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t422 = (u64)t421;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t424 = t414 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t425 = (u64)t424;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = t425 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t427 = t413 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t428 = (u64)t427;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t430 = t414 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t431 = (u64)t430;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t432 = t431 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t433 = t413 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t434 = (u64)t433;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t435 = t434 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t436 = t414 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t437 = (u64)t436;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t438 = t437 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t439 = t413 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t440 = (u64)t439;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t441 = t440 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t442 = t414 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t443 = (u64)t442;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t444 = t443 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t445 = t413 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t446 = (u64)t445;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t447 = t446 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t448 = t414 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t449 = (u64)t448;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t450 = t449 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t451 = t413 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t452 = (u64)t451;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t453 = t452 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t454 = t414 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t455 = (u64)t454;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t456 = t455 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t457 = t413 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t458 = (u64)t457;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t459 = t458 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t460 = t414 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t461 = (u64)t460;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t462 = t461 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t417), "l"(t420), "l"(t423), "l"(t426), "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450), "l"(t453), "l"(t456), "l"(t459), "l"(t462) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t463 = t367 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t464 = t463 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t465 = t464 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t466 = t10 + t465;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t467 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t467) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t466) : "memory");
            }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t468 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t468 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t470 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t470 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t472 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t473 = t472 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t474 = first_key + t473;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t475 = seq_k - 1u;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t476 = s * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t477 = t474 < t475 ? t474 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_4 = first_2 - t477;
#line 30 "src/functions/bias.rs"
            const u32 t5_4 = (int)t4_4 > (int)0u ? t4_4 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place = (int)t5_4 < (int)t6_2 ? t5_4 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_4 = (u64)place * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_4 = t11_2 + t14_4;
#line 32 "src/functions/bias.rs"
            f32 t16_4;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_4) : "l"(t15_4));
#line 32 "src/functions/bias.rs"
            const f32 t17_4 = t476 + t16_4;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t17_4;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t485 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_5 = first_3 - t477;
#line 30 "src/functions/bias.rs"
            const u32 t5_5 = (int)t4_5 > (int)0u ? t4_5 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_2 = (int)t5_5 < (int)t6_3 ? t5_5 : t6_3;
#line 32 "src/functions/bias.rs"
            const u64 t14_5 = (u64)place_2 * t13_3;
#line 32 "src/functions/bias.rs"
            const u64 t15_5 = t11_3 + t14_5;
#line 32 "src/functions/bias.rs"
            f32 t16_5;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_5) : "l"(t15_5));
#line 32 "src/functions/bias.rs"
            const f32 t17_5 = t485 + t16_5;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t17_5;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t493 = s_2 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t494 = t474 + 1u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t495 = t494 < t475 ? t494 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_6 = first_2 - t495;
#line 30 "src/functions/bias.rs"
            const u32 t5_6 = (int)t4_6 > (int)0u ? t4_6 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_3 = (int)t5_6 < (int)t6_2 ? t5_6 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_6 = (u64)place_3 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_6 = t11_2 + t14_6;
#line 32 "src/functions/bias.rs"
            f32 t16_6;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_6) : "l"(t15_6));
#line 32 "src/functions/bias.rs"
            const f32 t17_6 = t493 + t16_6;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t17_6;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t503 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_7 = first_3 - t495;
#line 30 "src/functions/bias.rs"
            const u32 t5_7 = (int)t4_7 > (int)0u ? t4_7 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_4 = (int)t5_7 < (int)t6_3 ? t5_7 : t6_3;
#line 32 "src/functions/bias.rs"
            const u64 t14_7 = (u64)place_4 * t13_3;
#line 32 "src/functions/bias.rs"
            const u64 t15_7 = t11_3 + t14_7;
#line 32 "src/functions/bias.rs"
            f32 t16_7;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_7) : "l"(t15_7));
#line 32 "src/functions/bias.rs"
            const f32 t17_7 = t503 + t16_7;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t17_7;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t511 = s_5 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t512 = t474 + 8u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t513 = t512 < t475 ? t512 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_8 = first_2 - t513;
#line 30 "src/functions/bias.rs"
            const u32 t5_8 = (int)t4_8 > (int)0u ? t4_8 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_5 = (int)t5_8 < (int)t6_2 ? t5_8 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_8 = (u64)place_5 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_8 = t11_2 + t14_8;
#line 32 "src/functions/bias.rs"
            f32 t16_8;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_8) : "l"(t15_8));
#line 32 "src/functions/bias.rs"
            const f32 t17_8 = t511 + t16_8;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t17_8;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t521 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_9 = t521 + t16_4;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t17_9;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t523 = s_6 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t524 = t474 + 9u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t525 = t524 < t475 ? t524 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_9 = first_2 - t525;
#line 30 "src/functions/bias.rs"
            const u32 t5_9 = (int)t4_9 > (int)0u ? t4_9 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_6 = (int)t5_9 < (int)t6_2 ? t5_9 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_9 = (u64)place_6 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_9 = t11_2 + t14_9;
#line 32 "src/functions/bias.rs"
            f32 t16_9;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_9) : "l"(t15_9));
#line 32 "src/functions/bias.rs"
            const f32 t17_10 = t523 + t16_9;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t17_10;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t533 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_11 = t533 + t16_6;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t17_11;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t535 = s_9 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t536 = t474 + 16u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t537 = t536 < t475 ? t536 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_10 = first_2 - t537;
#line 30 "src/functions/bias.rs"
            const u32 t5_10 = (int)t4_10 > (int)0u ? t4_10 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_7 = (int)t5_10 < (int)t6_2 ? t5_10 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_10 = (u64)place_7 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_10 = t11_2 + t14_10;
#line 32 "src/functions/bias.rs"
            f32 t16_10;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_10) : "l"(t15_10));
#line 32 "src/functions/bias.rs"
            const f32 t17_12 = t535 + t16_10;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t17_12;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t545 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_13 = t545 + t16_8;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t17_13;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t547 = s_10 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t548 = t474 + 17u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t549 = t548 < t475 ? t548 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_11 = first_2 - t549;
#line 30 "src/functions/bias.rs"
            const u32 t5_11 = (int)t4_11 > (int)0u ? t4_11 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_8 = (int)t5_11 < (int)t6_2 ? t5_11 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_11 = (u64)place_8 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_11 = t11_2 + t14_11;
#line 32 "src/functions/bias.rs"
            f32 t16_11;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_11) : "l"(t15_11));
#line 32 "src/functions/bias.rs"
            const f32 t17_14 = t547 + t16_11;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t17_14;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t557 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_15 = t557 + t16_9;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t17_15;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t559 = s_13 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t560 = t474 + 24u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t561 = t560 < t475 ? t560 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_12 = first_2 - t561;
#line 30 "src/functions/bias.rs"
            const u32 t5_12 = (int)t4_12 > (int)0u ? t4_12 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_9 = (int)t5_12 < (int)t6_2 ? t5_12 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_12 = (u64)place_9 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_12 = t11_2 + t14_12;
#line 32 "src/functions/bias.rs"
            f32 t16_12;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_12) : "l"(t15_12));
#line 32 "src/functions/bias.rs"
            const f32 t17_16 = t559 + t16_12;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t17_16;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t569 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_17 = t569 + t16_10;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t17_17;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t571 = s_14 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t572 = t474 + 25u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t573 = t572 < t475 ? t572 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_13 = first_2 - t573;
#line 30 "src/functions/bias.rs"
            const u32 t5_13 = (int)t4_13 > (int)0u ? t4_13 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_10 = (int)t5_13 < (int)t6_2 ? t5_13 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_13 = (u64)place_10 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_13 = t11_2 + t14_13;
#line 32 "src/functions/bias.rs"
            f32 t16_13;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_13) : "l"(t15_13));
#line 32 "src/functions/bias.rs"
            const f32 t17_18 = t571 + t16_13;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t17_18;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t581 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_19 = t581 + t16_11;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t17_19;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t583 = s_17 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t584 = t474 + 32u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t585 = t584 < t475 ? t584 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_14 = first_2 - t585;
#line 30 "src/functions/bias.rs"
            const u32 t5_14 = (int)t4_14 > (int)0u ? t4_14 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_11 = (int)t5_14 < (int)t6_2 ? t5_14 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_14 = (u64)place_11 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_14 = t11_2 + t14_14;
#line 32 "src/functions/bias.rs"
            f32 t16_14;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_14) : "l"(t15_14));
#line 32 "src/functions/bias.rs"
            const f32 t17_20 = t583 + t16_14;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t17_20;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t593 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_21 = t593 + t16_12;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t17_21;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t595 = s_18 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t596 = t474 + 33u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t597 = t596 < t475 ? t596 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_15 = first_2 - t597;
#line 30 "src/functions/bias.rs"
            const u32 t5_15 = (int)t4_15 > (int)0u ? t4_15 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_12 = (int)t5_15 < (int)t6_2 ? t5_15 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_15 = (u64)place_12 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_15 = t11_2 + t14_15;
#line 32 "src/functions/bias.rs"
            f32 t16_15;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_15) : "l"(t15_15));
#line 32 "src/functions/bias.rs"
            const f32 t17_22 = t595 + t16_15;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t17_22;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t605 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_23 = t605 + t16_13;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t17_23;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t607 = s_21 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t608 = t474 + 40u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t609 = t608 < t475 ? t608 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_16 = first_2 - t609;
#line 30 "src/functions/bias.rs"
            const u32 t5_16 = (int)t4_16 > (int)0u ? t4_16 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_13 = (int)t5_16 < (int)t6_2 ? t5_16 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_16 = (u64)place_13 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_16 = t11_2 + t14_16;
#line 32 "src/functions/bias.rs"
            f32 t16_16;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_16) : "l"(t15_16));
#line 32 "src/functions/bias.rs"
            const f32 t17_24 = t607 + t16_16;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t17_24;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t617 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_25 = t617 + t16_14;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t17_25;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t619 = s_22 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t620 = t474 + 41u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t621 = t620 < t475 ? t620 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_17 = first_2 - t621;
#line 30 "src/functions/bias.rs"
            const u32 t5_17 = (int)t4_17 > (int)0u ? t4_17 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_14 = (int)t5_17 < (int)t6_2 ? t5_17 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_17 = (u64)place_14 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_17 = t11_2 + t14_17;
#line 32 "src/functions/bias.rs"
            f32 t16_17;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_17) : "l"(t15_17));
#line 32 "src/functions/bias.rs"
            const f32 t17_26 = t619 + t16_17;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t17_26;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t629 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_27 = t629 + t16_15;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t17_27;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t631 = s_25 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t632 = t474 + 48u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t633 = t632 < t475 ? t632 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_18 = first_2 - t633;
#line 30 "src/functions/bias.rs"
            const u32 t5_18 = (int)t4_18 > (int)0u ? t4_18 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_15 = (int)t5_18 < (int)t6_2 ? t5_18 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_18 = (u64)place_15 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_18 = t11_2 + t14_18;
#line 32 "src/functions/bias.rs"
            f32 t16_18;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_18) : "l"(t15_18));
#line 32 "src/functions/bias.rs"
            const f32 t17_28 = t631 + t16_18;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t17_28;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t641 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_29 = t641 + t16_16;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t17_29;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t643 = s_26 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t644 = t474 + 49u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t645 = t644 < t475 ? t644 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_19 = first_2 - t645;
#line 30 "src/functions/bias.rs"
            const u32 t5_19 = (int)t4_19 > (int)0u ? t4_19 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_16 = (int)t5_19 < (int)t6_2 ? t5_19 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_19 = (u64)place_16 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_19 = t11_2 + t14_19;
#line 32 "src/functions/bias.rs"
            f32 t16_19;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_19) : "l"(t15_19));
#line 32 "src/functions/bias.rs"
            const f32 t17_30 = t643 + t16_19;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t17_30;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t653 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_31 = t653 + t16_17;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t17_31;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t655 = s_29 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t656 = t474 + 56u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t657 = t656 < t475 ? t656 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_20 = first_2 - t657;
#line 30 "src/functions/bias.rs"
            const u32 t5_20 = (int)t4_20 > (int)0u ? t4_20 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_17 = (int)t5_20 < (int)t6_2 ? t5_20 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_20 = (u64)place_17 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_20 = t11_2 + t14_20;
#line 32 "src/functions/bias.rs"
            f32 t16_20;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_20) : "l"(t15_20));
#line 32 "src/functions/bias.rs"
            const f32 t17_32 = t655 + t16_20;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t17_32;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t665 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_33 = t665 + t16_18;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t17_33;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t667 = s_30 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t668 = t474 + 57u;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t669 = t668 < t475 ? t668 : t475;
#line 30 "src/functions/bias.rs"
            const u32 t4_21 = first_2 - t669;
#line 30 "src/functions/bias.rs"
            const u32 t5_21 = (int)t4_21 > (int)0u ? t4_21 : 0u;
#line 30 "src/functions/bias.rs"
            const u32 place_18 = (int)t5_21 < (int)t6_2 ? t5_21 : t6_2;
#line 32 "src/functions/bias.rs"
            const u64 t14_21 = (u64)place_18 * t13_2;
#line 32 "src/functions/bias.rs"
            const u64 t15_21 = t11_2 + t14_21;
#line 32 "src/functions/bias.rs"
            f32 t16_21;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_21) : "l"(t15_21));
#line 32 "src/functions/bias.rs"
            const f32 t17_34 = t667 + t16_21;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t17_34;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t677 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_35 = t677 + t16_19;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t17_35;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t679 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t679 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t681 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t681 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t683 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t684 = t683 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t685 = first_key_2 + t684;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t686 = seq_k - 1u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t687 = t685 < t686 ? t685 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t687 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_4 = t4_2 + t7_2;
#line 17 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_4));
#line 18 "src/functions/sequences.rs"
            const bool t19_2 = t18_2 == of_key;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s = changed;
#line 18 "src/functions/sequences.rs"
            const bool t19_3 = t18_3 == of_key;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = changed_2;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t695 = t685 + 1u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t696 = t695 < t686 ? t695 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_3 = (u64)t696 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_5 = t4_2 + t7_3;
#line 17 "src/functions/sequences.rs"
            u32 of_key_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_5));
#line 18 "src/functions/sequences.rs"
            const bool t19_4 = t18_2 == of_key_2;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = changed_3;
#line 18 "src/functions/sequences.rs"
            const bool t19_5 = t18_3 == of_key_2;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = changed_4;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t704 = t685 + 8u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t705 = t704 < t686 ? t704 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_4 = (u64)t705 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_6 = t4_2 + t7_4;
#line 17 "src/functions/sequences.rs"
            u32 of_key_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_6));
#line 18 "src/functions/sequences.rs"
            const bool t19_6 = t18_2 == of_key_3;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = changed_5;
#line 18 "src/functions/sequences.rs"
            const bool t19_7 = t18_3 == of_key_3;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = changed_6;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t713 = t685 + 9u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t714 = t713 < t686 ? t713 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_5 = (u64)t714 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_7 = t4_2 + t7_5;
#line 17 "src/functions/sequences.rs"
            u32 of_key_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_7));
#line 18 "src/functions/sequences.rs"
            const bool t19_8 = t18_2 == of_key_4;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = changed_7;
#line 18 "src/functions/sequences.rs"
            const bool t19_9 = t18_3 == of_key_4;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = changed_8;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t722 = t685 + 16u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t723 = t722 < t686 ? t722 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_6 = (u64)t723 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_8 = t4_2 + t7_6;
#line 17 "src/functions/sequences.rs"
            u32 of_key_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_8));
#line 18 "src/functions/sequences.rs"
            const bool t19_10 = t18_2 == of_key_5;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = changed_9;
#line 18 "src/functions/sequences.rs"
            const bool t19_11 = t18_3 == of_key_5;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = changed_10;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t731 = t685 + 17u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t732 = t731 < t686 ? t731 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_7 = (u64)t732 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_9 = t4_2 + t7_7;
#line 17 "src/functions/sequences.rs"
            u32 of_key_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_9));
#line 18 "src/functions/sequences.rs"
            const bool t19_12 = t18_2 == of_key_6;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = changed_11;
#line 18 "src/functions/sequences.rs"
            const bool t19_13 = t18_3 == of_key_6;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = changed_12;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t740 = t685 + 24u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t741 = t740 < t686 ? t740 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_8 = (u64)t741 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_10 = t4_2 + t7_8;
#line 17 "src/functions/sequences.rs"
            u32 of_key_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_10));
#line 18 "src/functions/sequences.rs"
            const bool t19_14 = t18_2 == of_key_7;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = changed_13;
#line 18 "src/functions/sequences.rs"
            const bool t19_15 = t18_3 == of_key_7;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = changed_14;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t749 = t685 + 25u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t750 = t749 < t686 ? t749 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_9 = (u64)t750 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_11 = t4_2 + t7_9;
#line 17 "src/functions/sequences.rs"
            u32 of_key_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_11));
#line 18 "src/functions/sequences.rs"
            const bool t19_16 = t18_2 == of_key_8;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = changed_15;
#line 18 "src/functions/sequences.rs"
            const bool t19_17 = t18_3 == of_key_8;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = changed_16;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t758 = t685 + 32u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t759 = t758 < t686 ? t758 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_10 = (u64)t759 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_12 = t4_2 + t7_10;
#line 17 "src/functions/sequences.rs"
            u32 of_key_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_12));
#line 18 "src/functions/sequences.rs"
            const bool t19_18 = t18_2 == of_key_9;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_17 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = changed_17;
#line 18 "src/functions/sequences.rs"
            const bool t19_19 = t18_3 == of_key_9;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_18 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = changed_18;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t767 = t685 + 33u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t768 = t767 < t686 ? t767 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_11 = (u64)t768 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_13 = t4_2 + t7_11;
#line 17 "src/functions/sequences.rs"
            u32 of_key_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_13));
#line 18 "src/functions/sequences.rs"
            const bool t19_20 = t18_2 == of_key_10;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_19 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = changed_19;
#line 18 "src/functions/sequences.rs"
            const bool t19_21 = t18_3 == of_key_10;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_20 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = changed_20;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t776 = t685 + 40u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t777 = t776 < t686 ? t776 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_12 = (u64)t777 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_14 = t4_2 + t7_12;
#line 17 "src/functions/sequences.rs"
            u32 of_key_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_14));
#line 18 "src/functions/sequences.rs"
            const bool t19_22 = t18_2 == of_key_11;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_21 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = changed_21;
#line 18 "src/functions/sequences.rs"
            const bool t19_23 = t18_3 == of_key_11;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_22 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = changed_22;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t785 = t685 + 41u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t786 = t785 < t686 ? t785 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_13 = (u64)t786 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_15 = t4_2 + t7_13;
#line 17 "src/functions/sequences.rs"
            u32 of_key_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_15));
#line 18 "src/functions/sequences.rs"
            const bool t19_24 = t18_2 == of_key_12;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_23 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = changed_23;
#line 18 "src/functions/sequences.rs"
            const bool t19_25 = t18_3 == of_key_12;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_24 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = changed_24;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t794 = t685 + 48u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t795 = t794 < t686 ? t794 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_14 = (u64)t795 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_16 = t4_2 + t7_14;
#line 17 "src/functions/sequences.rs"
            u32 of_key_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_16));
#line 18 "src/functions/sequences.rs"
            const bool t19_26 = t18_2 == of_key_13;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_25 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = changed_25;
#line 18 "src/functions/sequences.rs"
            const bool t19_27 = t18_3 == of_key_13;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_26 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = changed_26;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t803 = t685 + 49u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t804 = t803 < t686 ? t803 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_15 = (u64)t804 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_17 = t4_2 + t7_15;
#line 17 "src/functions/sequences.rs"
            u32 of_key_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_17));
#line 18 "src/functions/sequences.rs"
            const bool t19_28 = t18_2 == of_key_14;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_27 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = changed_27;
#line 18 "src/functions/sequences.rs"
            const bool t19_29 = t18_3 == of_key_14;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_28 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = changed_28;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t812 = t685 + 56u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t813 = t812 < t686 ? t812 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_16 = (u64)t813 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_16;
#line 17 "src/functions/sequences.rs"
            u32 of_key_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_18));
#line 18 "src/functions/sequences.rs"
            const bool t19_30 = t18_2 == of_key_15;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_29 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = changed_29;
#line 18 "src/functions/sequences.rs"
            const bool t19_31 = t18_3 == of_key_15;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_30 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = changed_30;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t821 = t685 + 57u;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t822 = t821 < t686 ? t821 : t686;
#line 17 "src/functions/sequences.rs"
            const u64 t7_17 = (u64)t822 * t6_4;
#line 17 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_17;
#line 17 "src/functions/sequences.rs"
            u32 of_key_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_19));
#line 18 "src/functions/sequences.rs"
            const bool t19_32 = t18_2 == of_key_16;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_31 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = changed_31;
#line 18 "src/functions/sequences.rs"
            const bool t19_33 = t18_3 == of_key_16;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_32 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = changed_32;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t830 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_3 = t830 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t832 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_4 = t832 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t834 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t835 = t834 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_3 + t835;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t837 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t838 = first_query_4 + t837;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t839 = t838 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t839 + 1u;
            const u32 t841 = end_16 > seq_q ? end_16 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t842 = t841 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t842 < seq_k ? t842 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t844 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t844 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t847 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t847;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t849 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t849;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t851 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t851;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t853 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t853;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t855 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t855;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t857 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t857;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t859 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t859;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t861 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t861;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t863 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t863;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t865 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t865;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t867 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t867;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t869 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t869;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t871 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t873 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t873;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t875 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t875;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t877 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t877;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t878 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t879 = first_query_4 + t878;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t880 = t879 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t881 = t880 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t881 + 1u;
            const u32 t883 = end_19 > seq_q ? end_19 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t884 = t883 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t884 < seq_k ? t884 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t886 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t886 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t889 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t889;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t891 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t891;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t893 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t893;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t895 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t897 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t897;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t899 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t899;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t901 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t901;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t903 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t903;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t905 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t905;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t907 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t907;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t909 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t909;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t911 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t911;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t913 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t913;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t915 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t915;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t917 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t917;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t919 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t919;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t921;
            asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t922;
            asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t921), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t923;
            asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t924;
            asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t925;
            asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t926;
            asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t922), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t927;
            asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t923), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t928;
            asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t924), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t929;
            asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t925), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t930;
            asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t926), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t931;
            asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t927), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t932;
            asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t928), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t933;
            asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t929), "f"(s_30));
            f32 t934;
            asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t930), "f"(t931));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t935;
            asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t932), "f"(t933));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t934), "f"(t935));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t937;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t937) : "f"(t936));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t936), "f"(t937));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t939;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t939) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t939));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t942) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t943 = t942 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t943));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t945 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t946 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t946));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t948) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t948;
            const f32 t949 = t945 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t950 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t950));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t952;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t952) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t952;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t953 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t953));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t955;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t955;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t956 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t958;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t958;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t959 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t961;
            const f32 t962 = t949 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t963 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t963));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t965;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t965) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t965;
            const f32 t966 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t967 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t967));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t969;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t969) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t969;
            const f32 t970 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t971 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t971));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t973;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t973) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t973;
            const f32 t974 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t975 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t975));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t977;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t977) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t977;
            const f32 t978 = t962 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t979 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t979));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t981;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t981) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t981;
            const f32 t982 = t966 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t983 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t983));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t985;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t985;
            const f32 t986 = t970 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t987 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t987));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t989;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t989) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t989;
            const f32 t990 = t974 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t991 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t991));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t993;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t993;
            const f32 t994 = t978 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t995 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t995));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t997;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t997) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t997;
            const f32 t998 = t982 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t999 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t999));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1001;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1001) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1001;
            const f32 t1002 = t986 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1003 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t1003));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1005;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1005) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1005;
            const f32 t1006 = t990 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1007 = t994 + t998;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1008 = t1002 + t1006;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = t1007 + t1008;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1009;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1012;
            asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(t1011), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1013;
            asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1014;
            asm("max.f32 %0, %1, %2;" : "=f"(t1014) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1015;
            asm("max.f32 %0, %1, %2;" : "=f"(t1015) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1016;
            asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(t1012), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1017;
            asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(t1013), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1018;
            asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(t1014), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(t1015), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1020;
            asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1016), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1021;
            asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1017), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1022;
            asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1018), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1019), "f"(s_32));
            f32 t1024;
            asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1020), "f"(t1021));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1025;
            asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1022), "f"(t1023));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1026;
            asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1024), "f"(t1025));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1027;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1027) : "f"(t1026));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1026), "f"(t1027));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1029;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1029) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1029));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1032) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1033 = t1032 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1033));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1035 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1036 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t1036));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1038;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1038;
            const f32 t1039 = t1035 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1040 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t1040));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1042;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1042) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1042;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1043 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t1043));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1045;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1045) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1045;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1046 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1048;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1049 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1051;
            const f32 t1052 = t1039 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1053 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1055;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1055;
            const f32 t1056 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1057 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1059;
            const f32 t1060 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1061 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t1061));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1063;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1063) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1063;
            const f32 t1064 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1065 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t1065));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1067;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1067) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1067;
            const f32 t1068 = t1052 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1069 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t1069));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1071;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1071) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1071;
            const f32 t1072 = t1056 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1073 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t1073));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1075;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1075) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1075;
            const f32 t1076 = t1060 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1077 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t1077));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1079;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1079) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1079;
            const f32 t1080 = t1064 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1081 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t1081));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1083;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1083;
            const f32 t1084 = t1068 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1085 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t1085));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1087;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1087;
            const f32 t1088 = t1072 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1089 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t1089));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1091;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1091;
            const f32 t1092 = t1076 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1093 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t1093));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1095;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1095;
            const f32 t1096 = t1080 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1097 = t1084 + t1088;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1098 = t1092 + t1096;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1099 = t1097 + t1098;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1099;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1100;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1100) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1101;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1101) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1102;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1102) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1103;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1103) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1104;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1104) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1105;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1105) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1106;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1114;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1100;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1101;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1102;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1103;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1104;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1105;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1108;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1109;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1115;
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
                const u32 t1118 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1118) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1119 = t367 + i_3;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1120 = t1119 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1121 = t1120 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1122 = t10 + t1121;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1123 = t1119 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1124 = t1123 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1122), "r"(t1124) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1125 = t369 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1126 = t1125 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1127 = smem_1 + t1126;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1128 = t1119 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1129 = t1128 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1130 = t8 + t1129;
                const u32 t1131 = t1127 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1132 = t1130 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1133 = t1131 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1134 = (u64)t1133;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1135 = t1134 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1136 = t1132 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1137 = (u64)t1136;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1138 = t1137 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1139 = t1131 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1140 = (u64)t1139;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1141 = t1140 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1142 = t1132 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1143 = (u64)t1142;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1144 = t1143 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1145 = t1131 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1146 = (u64)t1145;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1147 = t1146 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1148 = t1132 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1149 = (u64)t1148;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1150 = t1149 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1151 = t1131 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1152 = (u64)t1151;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1153 = t1152 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1154 = t1132 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1155 = (u64)t1154;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1156 = t1155 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1157 = t1131 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1158 = (u64)t1157;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1159 = t1158 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1160 = t1132 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1161 = (u64)t1160;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1162 = t1161 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1163 = t1131 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1164 = (u64)t1163;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1165 = t1164 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1166 = t1132 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1167 = (u64)t1166;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1168 = t1167 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1169 = t1131 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1170 = (u64)t1169;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1171 = t1170 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t1132 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1173 = (u64)t1172;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1174 = t1173 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1175 = t1131 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1176 = (u64)t1175;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1177 = t1176 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1178 = t1132 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1179 = (u64)t1178;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1180 = t1179 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1135), "l"(t1138), "l"(t1141), "l"(t1144), "l"(t1147), "l"(t1150), "l"(t1153), "l"(t1156), "l"(t1159), "l"(t1162), "l"(t1165), "l"(t1168), "l"(t1171), "l"(t1174), "l"(t1177), "l"(t1180) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1181 = i_3 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1182 = t367 + t1181;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1183 = t1182 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1184 = t1183 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1185 = t1184 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1186 = t10 + t1185;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1187 = t1182 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1188 = t1187 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1186), "r"(t1188) : "memory");
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
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1189 = t1182 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1190 = t1189 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1191 = t9 + t1190;
                const u32 t1192 = t1191 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1193 = t1192 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1194 = (u64)t1193;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1195 = t1194 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1196 = t1192 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1197 = (u64)t1196;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1198 = t1197 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1199 = t1192 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1200 = (u64)t1199;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1201 = t1200 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1202 = t1192 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1203 = (u64)t1202;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1204 = t1203 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1195), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1198), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1201), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1204) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1205 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1206 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1205 ? 0u : t1206;
                const u32 t1208 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1208) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1209 = t367 + i_3;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1210 = t1209 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1211 = t1210 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1212 = t1211 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1213 = t10 + t1212;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1214 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1214) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1213) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1215 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1216 = t1215 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1216 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1218 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1218 + t234;
                const u32 t1220 = first_query_5 + 15u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1221 = first_key_4 + 63u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1222 = first_query_5 + seq_k;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1223 = t1220 - first_query_5;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1224 = t1222 + t1223;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1225 = t1223 <= t1223;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1226 = t1225 ? t1222 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1227 = t1225 ? t1224 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1228 = t1226 - seq_q;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1229 = t1227 - t1226;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1230 = t1228 + t1229;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1231 = t1229 <= t1229;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1232 = t1231 ? t1228 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1233 = t1231 ? t1230 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1234 = t1232 + argument1;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1235 = t1233 - t1232;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1236 = t1234 + t1235;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1237 = t1235 <= t1235;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1238 = t1237 ? t1234 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1239 = t1237 ? t1236 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1240 = t1238 - t1221;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1241 = t1239 - t1238;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1242 = t1221 - first_key_4;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1243 = t1241 + t1242;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1244 = t1240 + t1243;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1245 = t1241 <= t1243;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1246 = t1245 ? t1240 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1247 = t1245 ? t1244 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1248 = (int)t1246 <= (int)t1247;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1249 = t1248 ? t1246 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1250 = t1248 ? t1247 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1251 = (int)t1249 > (int)0u ? t1249 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1252 = (int)t1250 > (int)0u ? t1250 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1253 = (int)t1251 <= (int)t1252;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1254 = t1253 ? t1251 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1255 = t1253 ? t1252 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1256 = (int)t1254 < (int)t6_2 ? t1254 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1257 = (int)t1255 < (int)t6_2 ? t1255 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1258 = t1256 == t1257;
#line 103 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t1258) {
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1259 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1260 = t1259 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1261 = first_key_4 + t1260;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1262 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_22 = first_2 - t1261;
#line 30 "src/functions/bias.rs"
                    const u32 t5_22 = (int)t4_22 > (int)0u ? t4_22 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_19 = (int)t5_22 < (int)t6_2 ? t5_22 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_22 = (u64)place_19 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_22 = t11_2 + t14_22;
#line 32 "src/functions/bias.rs"
                    f32 t16_22;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_22) : "l"(t15_22));
#line 32 "src/functions/bias.rs"
                    const f32 t17_36 = t1262 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_36;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1270 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_37 = t1270 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_37;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1272 = s_2 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1273 = t1261 + 1u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_38 = t1272 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_38;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1275 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_39 = t1275 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_39;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1277 = s_5 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1278 = t1261 + 8u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_40 = t1277 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_40;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1280 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_41 = t1280 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_41;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1282 = s_6 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1283 = t1261 + 9u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_42 = t1282 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_42;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1285 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_43 = t1285 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_43;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1287 = s_9 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1288 = t1261 + 16u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_44 = t1287 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_44;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1290 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_45 = t1290 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_45;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1292 = s_10 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1293 = t1261 + 17u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_46 = t1292 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_46;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1295 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_47 = t1295 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_47;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1297 = s_13 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1298 = t1261 + 24u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_48 = t1297 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_48;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1300 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_49 = t1300 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_49;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1302 = s_14 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1303 = t1261 + 25u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_50 = t1302 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_50;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1305 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_51 = t1305 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_51;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1307 = s_17 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1308 = t1261 + 32u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_52 = t1307 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_52;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1310 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_53 = t1310 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_53;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1312 = s_18 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1313 = t1261 + 33u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_54 = t1312 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_54;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1315 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_55 = t1315 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_55;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1317 = s_21 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1318 = t1261 + 40u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_56 = t1317 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_56;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1320 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_57 = t1320 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_57;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1322 = s_22 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1323 = t1261 + 41u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_58 = t1322 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_58;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1325 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_59 = t1325 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_59;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1327 = s_25 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1328 = t1261 + 48u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_60 = t1327 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_60;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1330 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_61 = t1330 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_61;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1332 = s_26 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1333 = t1261 + 49u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_62 = t1332 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_62;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1335 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_63 = t1335 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_63;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1337 = s_29 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1338 = t1261 + 56u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_64 = t1337 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_64;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1340 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_65 = t1340 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_65;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1342 = s_30 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1343 = t1261 + 57u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_66 = t1342 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_66;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1345 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_67 = t1345 + t16_22;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_67;
                } else {
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1347 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1348 = t1347 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t1349 = first_key_4 + t1348;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1350 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_23 = first_2 - t1349;
#line 30 "src/functions/bias.rs"
                    const u32 t5_23 = (int)t4_23 > (int)0u ? t4_23 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_20 = (int)t5_23 < (int)t6_2 ? t5_23 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_23 = (u64)place_20 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_23 = t11_2 + t14_23;
#line 32 "src/functions/bias.rs"
                    f32 t16_23;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_23) : "l"(t15_23));
#line 32 "src/functions/bias.rs"
                    const f32 t17_68 = t1350 + t16_23;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_68;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1358 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_24 = first_3 - t1349;
#line 30 "src/functions/bias.rs"
                    const u32 t5_24 = (int)t4_24 > (int)0u ? t4_24 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_21 = (int)t5_24 < (int)t6_3 ? t5_24 : t6_3;
#line 32 "src/functions/bias.rs"
                    const u64 t14_24 = (u64)place_21 * t13_3;
#line 32 "src/functions/bias.rs"
                    const u64 t15_24 = t11_3 + t14_24;
#line 32 "src/functions/bias.rs"
                    f32 t16_24;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_24) : "l"(t15_24));
#line 32 "src/functions/bias.rs"
                    const f32 t17_69 = t1358 + t16_24;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_69;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1366 = s_2 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1367 = t1349 + 1u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_25 = first_2 - t1367;
#line 30 "src/functions/bias.rs"
                    const u32 t5_25 = (int)t4_25 > (int)0u ? t4_25 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_22 = (int)t5_25 < (int)t6_2 ? t5_25 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_25 = (u64)place_22 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_25 = t11_2 + t14_25;
#line 32 "src/functions/bias.rs"
                    f32 t16_25;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_25) : "l"(t15_25));
#line 32 "src/functions/bias.rs"
                    const f32 t17_70 = t1366 + t16_25;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_70;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1375 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_26 = first_3 - t1367;
#line 30 "src/functions/bias.rs"
                    const u32 t5_26 = (int)t4_26 > (int)0u ? t4_26 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_23 = (int)t5_26 < (int)t6_3 ? t5_26 : t6_3;
#line 32 "src/functions/bias.rs"
                    const u64 t14_26 = (u64)place_23 * t13_3;
#line 32 "src/functions/bias.rs"
                    const u64 t15_26 = t11_3 + t14_26;
#line 32 "src/functions/bias.rs"
                    f32 t16_26;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_26) : "l"(t15_26));
#line 32 "src/functions/bias.rs"
                    const f32 t17_71 = t1375 + t16_26;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_71;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1383 = s_5 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1384 = t1349 + 8u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_27 = first_2 - t1384;
#line 30 "src/functions/bias.rs"
                    const u32 t5_27 = (int)t4_27 > (int)0u ? t4_27 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_24 = (int)t5_27 < (int)t6_2 ? t5_27 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_27 = (u64)place_24 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_27 = t11_2 + t14_27;
#line 32 "src/functions/bias.rs"
                    f32 t16_27;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_27) : "l"(t15_27));
#line 32 "src/functions/bias.rs"
                    const f32 t17_72 = t1383 + t16_27;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_72;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1392 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_73 = t1392 + t16_23;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_73;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1394 = s_6 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1395 = t1349 + 9u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_28 = first_2 - t1395;
#line 30 "src/functions/bias.rs"
                    const u32 t5_28 = (int)t4_28 > (int)0u ? t4_28 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_25 = (int)t5_28 < (int)t6_2 ? t5_28 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_28 = (u64)place_25 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_28 = t11_2 + t14_28;
#line 32 "src/functions/bias.rs"
                    f32 t16_28;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_28) : "l"(t15_28));
#line 32 "src/functions/bias.rs"
                    const f32 t17_74 = t1394 + t16_28;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_74;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1403 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_75 = t1403 + t16_25;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_75;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1405 = s_9 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1406 = t1349 + 16u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_29 = first_2 - t1406;
#line 30 "src/functions/bias.rs"
                    const u32 t5_29 = (int)t4_29 > (int)0u ? t4_29 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_26 = (int)t5_29 < (int)t6_2 ? t5_29 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_29 = (u64)place_26 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_29 = t11_2 + t14_29;
#line 32 "src/functions/bias.rs"
                    f32 t16_29;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_29) : "l"(t15_29));
#line 32 "src/functions/bias.rs"
                    const f32 t17_76 = t1405 + t16_29;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_76;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1414 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_77 = t1414 + t16_27;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_77;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1416 = s_10 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1417 = t1349 + 17u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_30 = first_2 - t1417;
#line 30 "src/functions/bias.rs"
                    const u32 t5_30 = (int)t4_30 > (int)0u ? t4_30 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_27 = (int)t5_30 < (int)t6_2 ? t5_30 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_30 = (u64)place_27 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_30 = t11_2 + t14_30;
#line 32 "src/functions/bias.rs"
                    f32 t16_30;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_30) : "l"(t15_30));
#line 32 "src/functions/bias.rs"
                    const f32 t17_78 = t1416 + t16_30;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_78;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1425 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_79 = t1425 + t16_28;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_79;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1427 = s_13 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1428 = t1349 + 24u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_31 = first_2 - t1428;
#line 30 "src/functions/bias.rs"
                    const u32 t5_31 = (int)t4_31 > (int)0u ? t4_31 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_28 = (int)t5_31 < (int)t6_2 ? t5_31 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_31 = (u64)place_28 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_31 = t11_2 + t14_31;
#line 32 "src/functions/bias.rs"
                    f32 t16_31;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_31) : "l"(t15_31));
#line 32 "src/functions/bias.rs"
                    const f32 t17_80 = t1427 + t16_31;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_80;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1436 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_81 = t1436 + t16_29;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_81;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1438 = s_14 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1439 = t1349 + 25u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_32 = first_2 - t1439;
#line 30 "src/functions/bias.rs"
                    const u32 t5_32 = (int)t4_32 > (int)0u ? t4_32 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_29 = (int)t5_32 < (int)t6_2 ? t5_32 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_32 = (u64)place_29 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_32 = t11_2 + t14_32;
#line 32 "src/functions/bias.rs"
                    f32 t16_32;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_32) : "l"(t15_32));
#line 32 "src/functions/bias.rs"
                    const f32 t17_82 = t1438 + t16_32;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_82;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1447 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_83 = t1447 + t16_30;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_83;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1449 = s_17 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1450 = t1349 + 32u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_33 = first_2 - t1450;
#line 30 "src/functions/bias.rs"
                    const u32 t5_33 = (int)t4_33 > (int)0u ? t4_33 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_30 = (int)t5_33 < (int)t6_2 ? t5_33 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_33 = (u64)place_30 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_33 = t11_2 + t14_33;
#line 32 "src/functions/bias.rs"
                    f32 t16_33;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_33) : "l"(t15_33));
#line 32 "src/functions/bias.rs"
                    const f32 t17_84 = t1449 + t16_33;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_84;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1458 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_85 = t1458 + t16_31;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_85;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1460 = s_18 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1461 = t1349 + 33u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_34 = first_2 - t1461;
#line 30 "src/functions/bias.rs"
                    const u32 t5_34 = (int)t4_34 > (int)0u ? t4_34 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_31 = (int)t5_34 < (int)t6_2 ? t5_34 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_34 = (u64)place_31 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_34 = t11_2 + t14_34;
#line 32 "src/functions/bias.rs"
                    f32 t16_34;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_34) : "l"(t15_34));
#line 32 "src/functions/bias.rs"
                    const f32 t17_86 = t1460 + t16_34;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_86;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1469 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_87 = t1469 + t16_32;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_87;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1471 = s_21 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1472 = t1349 + 40u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_35 = first_2 - t1472;
#line 30 "src/functions/bias.rs"
                    const u32 t5_35 = (int)t4_35 > (int)0u ? t4_35 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_32 = (int)t5_35 < (int)t6_2 ? t5_35 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_35 = (u64)place_32 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_35 = t11_2 + t14_35;
#line 32 "src/functions/bias.rs"
                    f32 t16_35;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_35) : "l"(t15_35));
#line 32 "src/functions/bias.rs"
                    const f32 t17_88 = t1471 + t16_35;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_88;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1480 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_89 = t1480 + t16_33;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_89;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1482 = s_22 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1483 = t1349 + 41u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_36 = first_2 - t1483;
#line 30 "src/functions/bias.rs"
                    const u32 t5_36 = (int)t4_36 > (int)0u ? t4_36 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_33 = (int)t5_36 < (int)t6_2 ? t5_36 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_36 = (u64)place_33 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_36 = t11_2 + t14_36;
#line 32 "src/functions/bias.rs"
                    f32 t16_36;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_36) : "l"(t15_36));
#line 32 "src/functions/bias.rs"
                    const f32 t17_90 = t1482 + t16_36;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_90;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1491 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_91 = t1491 + t16_34;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_91;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1493 = s_25 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1494 = t1349 + 48u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_37 = first_2 - t1494;
#line 30 "src/functions/bias.rs"
                    const u32 t5_37 = (int)t4_37 > (int)0u ? t4_37 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_34 = (int)t5_37 < (int)t6_2 ? t5_37 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_37 = (u64)place_34 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_37 = t11_2 + t14_37;
#line 32 "src/functions/bias.rs"
                    f32 t16_37;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_37) : "l"(t15_37));
#line 32 "src/functions/bias.rs"
                    const f32 t17_92 = t1493 + t16_37;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_92;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1502 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_93 = t1502 + t16_35;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_93;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1504 = s_26 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1505 = t1349 + 49u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_38 = first_2 - t1505;
#line 30 "src/functions/bias.rs"
                    const u32 t5_38 = (int)t4_38 > (int)0u ? t4_38 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_35 = (int)t5_38 < (int)t6_2 ? t5_38 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_38 = (u64)place_35 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_38 = t11_2 + t14_38;
#line 32 "src/functions/bias.rs"
                    f32 t16_38;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_38) : "l"(t15_38));
#line 32 "src/functions/bias.rs"
                    const f32 t17_94 = t1504 + t16_38;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_94;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1513 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_95 = t1513 + t16_36;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_95;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1515 = s_29 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1516 = t1349 + 56u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_39 = first_2 - t1516;
#line 30 "src/functions/bias.rs"
                    const u32 t5_39 = (int)t4_39 > (int)0u ? t4_39 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_36 = (int)t5_39 < (int)t6_2 ? t5_39 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_39 = (u64)place_36 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_39 = t11_2 + t14_39;
#line 32 "src/functions/bias.rs"
                    f32 t16_39;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_39) : "l"(t15_39));
#line 32 "src/functions/bias.rs"
                    const f32 t17_96 = t1515 + t16_39;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_96;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1524 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_97 = t1524 + t16_37;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_97;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1526 = s_30 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1527 = t1349 + 57u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_40 = first_2 - t1527;
#line 30 "src/functions/bias.rs"
                    const u32 t5_40 = (int)t4_40 > (int)0u ? t4_40 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_37 = (int)t5_40 < (int)t6_2 ? t5_40 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_40 = (u64)place_37 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_40 = t11_2 + t14_40;
#line 32 "src/functions/bias.rs"
                    f32 t16_40;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_40) : "l"(t15_40));
#line 32 "src/functions/bias.rs"
                    const f32 t17_98 = t1526 + t16_40;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_98;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1535 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_99 = t1535 + t16_38;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_99;
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1537 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1538 = t1537 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t1538 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1540 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t1540 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1542 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1543 = t1542 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1544 = first_key_5 + t1543;
#line 17 "src/functions/sequences.rs"
                const u64 t7_18 = (u64)t1544 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_20 = t4_2 + t7_18;
#line 17 "src/functions/sequences.rs"
                u32 of_key_17;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_20));
#line 18 "src/functions/sequences.rs"
                const bool t19_34 = t18_2 == of_key_17;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_33 = t19_34 ? s : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s = changed_33;
#line 18 "src/functions/sequences.rs"
                const bool t19_35 = t18_3 == of_key_17;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_34 = t19_35 ? s_3 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = changed_34;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1552 = t1544 + 1u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_19 = (u64)t1552 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_21 = t4_2 + t7_19;
#line 17 "src/functions/sequences.rs"
                u32 of_key_18;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_21));
#line 18 "src/functions/sequences.rs"
                const bool t19_36 = t18_2 == of_key_18;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_35 = t19_36 ? s_2 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = changed_35;
#line 18 "src/functions/sequences.rs"
                const bool t19_37 = t18_3 == of_key_18;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_36 = t19_37 ? s_4 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = changed_36;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1560 = t1544 + 8u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_20 = (u64)t1560 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_22 = t4_2 + t7_20;
#line 17 "src/functions/sequences.rs"
                u32 of_key_19;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_22));
#line 18 "src/functions/sequences.rs"
                const bool t19_38 = t18_2 == of_key_19;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_37 = t19_38 ? s_5 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = changed_37;
#line 18 "src/functions/sequences.rs"
                const bool t19_39 = t18_3 == of_key_19;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_38 = t19_39 ? s_7 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = changed_38;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1568 = t1544 + 9u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_21 = (u64)t1568 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_23 = t4_2 + t7_21;
#line 17 "src/functions/sequences.rs"
                u32 of_key_20;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_23));
#line 18 "src/functions/sequences.rs"
                const bool t19_40 = t18_2 == of_key_20;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_39 = t19_40 ? s_6 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = changed_39;
#line 18 "src/functions/sequences.rs"
                const bool t19_41 = t18_3 == of_key_20;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_40 = t19_41 ? s_8 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = changed_40;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1576 = t1544 + 16u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_22 = (u64)t1576 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_24 = t4_2 + t7_22;
#line 17 "src/functions/sequences.rs"
                u32 of_key_21;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_24));
#line 18 "src/functions/sequences.rs"
                const bool t19_42 = t18_2 == of_key_21;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_41 = t19_42 ? s_9 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_41;
#line 18 "src/functions/sequences.rs"
                const bool t19_43 = t18_3 == of_key_21;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_42 = t19_43 ? s_11 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_42;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1584 = t1544 + 17u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_23 = (u64)t1584 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_25 = t4_2 + t7_23;
#line 17 "src/functions/sequences.rs"
                u32 of_key_22;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_25));
#line 18 "src/functions/sequences.rs"
                const bool t19_44 = t18_2 == of_key_22;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_43 = t19_44 ? s_10 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_43;
#line 18 "src/functions/sequences.rs"
                const bool t19_45 = t18_3 == of_key_22;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_44 = t19_45 ? s_12 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_44;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1592 = t1544 + 24u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_24 = (u64)t1592 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_26 = t4_2 + t7_24;
#line 17 "src/functions/sequences.rs"
                u32 of_key_23;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_26));
#line 18 "src/functions/sequences.rs"
                const bool t19_46 = t18_2 == of_key_23;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_45 = t19_46 ? s_13 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_45;
#line 18 "src/functions/sequences.rs"
                const bool t19_47 = t18_3 == of_key_23;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_46 = t19_47 ? s_15 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_46;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1600 = t1544 + 25u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_25 = (u64)t1600 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_27 = t4_2 + t7_25;
#line 17 "src/functions/sequences.rs"
                u32 of_key_24;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_27));
#line 18 "src/functions/sequences.rs"
                const bool t19_48 = t18_2 == of_key_24;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_47 = t19_48 ? s_14 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_47;
#line 18 "src/functions/sequences.rs"
                const bool t19_49 = t18_3 == of_key_24;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_48 = t19_49 ? s_16 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_48;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1608 = t1544 + 32u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_26 = (u64)t1608 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_28 = t4_2 + t7_26;
#line 17 "src/functions/sequences.rs"
                u32 of_key_25;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_28));
#line 18 "src/functions/sequences.rs"
                const bool t19_50 = t18_2 == of_key_25;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_49 = t19_50 ? s_17 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = changed_49;
#line 18 "src/functions/sequences.rs"
                const bool t19_51 = t18_3 == of_key_25;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_50 = t19_51 ? s_19 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = changed_50;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1616 = t1544 + 33u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_27 = (u64)t1616 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_29 = t4_2 + t7_27;
#line 17 "src/functions/sequences.rs"
                u32 of_key_26;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_29));
#line 18 "src/functions/sequences.rs"
                const bool t19_52 = t18_2 == of_key_26;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_51 = t19_52 ? s_18 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = changed_51;
#line 18 "src/functions/sequences.rs"
                const bool t19_53 = t18_3 == of_key_26;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_52 = t19_53 ? s_20 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = changed_52;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1624 = t1544 + 40u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_28 = (u64)t1624 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_30 = t4_2 + t7_28;
#line 17 "src/functions/sequences.rs"
                u32 of_key_27;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_30));
#line 18 "src/functions/sequences.rs"
                const bool t19_54 = t18_2 == of_key_27;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_53 = t19_54 ? s_21 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = changed_53;
#line 18 "src/functions/sequences.rs"
                const bool t19_55 = t18_3 == of_key_27;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_54 = t19_55 ? s_23 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = changed_54;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1632 = t1544 + 41u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_29 = (u64)t1632 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_31 = t4_2 + t7_29;
#line 17 "src/functions/sequences.rs"
                u32 of_key_28;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_31));
#line 18 "src/functions/sequences.rs"
                const bool t19_56 = t18_2 == of_key_28;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_55 = t19_56 ? s_22 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = changed_55;
#line 18 "src/functions/sequences.rs"
                const bool t19_57 = t18_3 == of_key_28;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_56 = t19_57 ? s_24 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = changed_56;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1640 = t1544 + 48u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_30 = (u64)t1640 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_32 = t4_2 + t7_30;
#line 17 "src/functions/sequences.rs"
                u32 of_key_29;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_32));
#line 18 "src/functions/sequences.rs"
                const bool t19_58 = t18_2 == of_key_29;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_57 = t19_58 ? s_25 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = changed_57;
#line 18 "src/functions/sequences.rs"
                const bool t19_59 = t18_3 == of_key_29;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_58 = t19_59 ? s_27 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = changed_58;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1648 = t1544 + 49u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_31 = (u64)t1648 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_33 = t4_2 + t7_31;
#line 17 "src/functions/sequences.rs"
                u32 of_key_30;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_33));
#line 18 "src/functions/sequences.rs"
                const bool t19_60 = t18_2 == of_key_30;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_59 = t19_60 ? s_26 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = changed_59;
#line 18 "src/functions/sequences.rs"
                const bool t19_61 = t18_3 == of_key_30;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_60 = t19_61 ? s_28 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = changed_60;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1656 = t1544 + 56u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_32 = (u64)t1656 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_34 = t4_2 + t7_32;
#line 17 "src/functions/sequences.rs"
                u32 of_key_31;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_34));
#line 18 "src/functions/sequences.rs"
                const bool t19_62 = t18_2 == of_key_31;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_61 = t19_62 ? s_29 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = changed_61;
#line 18 "src/functions/sequences.rs"
                const bool t19_63 = t18_3 == of_key_31;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_62 = t19_63 ? s_31 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = changed_62;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1664 = t1544 + 57u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_33 = (u64)t1664 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_35 = t4_2 + t7_33;
#line 17 "src/functions/sequences.rs"
                u32 of_key_32;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_35));
#line 18 "src/functions/sequences.rs"
                const bool t19_64 = t18_2 == of_key_32;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_63 = t19_64 ? s_30 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = changed_63;
#line 18 "src/functions/sequences.rs"
                const bool t19_65 = t18_3 == of_key_32;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_64 = t19_65 ? s_32 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = changed_64;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1672 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1673 = t1672 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_6 = t1673 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1675 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_7 = t1675 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1677 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1678 = t1677 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_6 + t1678;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1680 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1681 = first_query_7 + t1680;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1682 = t1681 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1682 + 1u;
                const u32 t1684 = end_22 > seq_q ? end_22 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1685 = t1684 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1685 < seq_k ? t1685 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1687 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1687 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1690 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1690;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1692 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1692;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1694 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1694;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1696 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1696;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1698 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1698;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1700 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1700;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1702 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1702;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1704 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1704;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1706 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1706;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1708 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1708;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1710 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1710;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1712 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1712;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1714 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1714;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1716 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1716;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1718 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1718;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1720 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1720;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1721 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1722 = first_query_7 + t1721;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1723 = t1722 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1724 = t1723 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1724 + 1u;
                const u32 t1726 = end_25 > seq_q ? end_25 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1727 = t1726 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1727 < seq_k ? t1727 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1729 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1729 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1732 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1732;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1734 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1734;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1736 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1736;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1738 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1738;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1740 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1740;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1742 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1742;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1744 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1744;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1746 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1746;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1748 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1748;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1750 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1750;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1752 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1752;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1754 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1754;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1756 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1756;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1758 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1758;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1760 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1760;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1762 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1762;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1763;
                asm("max.f32 %0, %1, %2;" : "=f"(t1763) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1764;
                asm("max.f32 %0, %1, %2;" : "=f"(t1764) : "f"(t1763), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1765;
                asm("max.f32 %0, %1, %2;" : "=f"(t1765) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1766;
                asm("max.f32 %0, %1, %2;" : "=f"(t1766) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1767;
                asm("max.f32 %0, %1, %2;" : "=f"(t1767) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1768;
                asm("max.f32 %0, %1, %2;" : "=f"(t1768) : "f"(t1764), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1769;
                asm("max.f32 %0, %1, %2;" : "=f"(t1769) : "f"(t1765), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1770;
                asm("max.f32 %0, %1, %2;" : "=f"(t1770) : "f"(t1766), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1771;
                asm("max.f32 %0, %1, %2;" : "=f"(t1771) : "f"(t1767), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1772;
                asm("max.f32 %0, %1, %2;" : "=f"(t1772) : "f"(t1768), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1773;
                asm("max.f32 %0, %1, %2;" : "=f"(t1773) : "f"(t1769), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1774;
                asm("max.f32 %0, %1, %2;" : "=f"(t1774) : "f"(t1770), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1775;
                asm("max.f32 %0, %1, %2;" : "=f"(t1775) : "f"(t1771), "f"(s_30));
                f32 t1776;
                asm("max.f32 %0, %1, %2;" : "=f"(t1776) : "f"(t1772), "f"(t1773));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1777;
                asm("max.f32 %0, %1, %2;" : "=f"(t1777) : "f"(t1774), "f"(t1775));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1778;
                asm("max.f32 %0, %1, %2;" : "=f"(t1778) : "f"(t1776), "f"(t1777));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1779;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1779) : "f"(t1778));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1778), "f"(t1779));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1781;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1781) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1781));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1783;
                asm("max.f32 %0, %1, %2;" : "=f"(t1783) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1784;
                asm("max.f32 %0, %1, %2;" : "=f"(t1784) : "f"(t1783), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1785;
                asm("max.f32 %0, %1, %2;" : "=f"(t1785) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1786;
                asm("max.f32 %0, %1, %2;" : "=f"(t1786) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1787;
                asm("max.f32 %0, %1, %2;" : "=f"(t1787) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1788;
                asm("max.f32 %0, %1, %2;" : "=f"(t1788) : "f"(t1784), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1789;
                asm("max.f32 %0, %1, %2;" : "=f"(t1789) : "f"(t1785), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1790;
                asm("max.f32 %0, %1, %2;" : "=f"(t1790) : "f"(t1786), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1791;
                asm("max.f32 %0, %1, %2;" : "=f"(t1791) : "f"(t1787), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1792;
                asm("max.f32 %0, %1, %2;" : "=f"(t1792) : "f"(t1788), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1793;
                asm("max.f32 %0, %1, %2;" : "=f"(t1793) : "f"(t1789), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1794;
                asm("max.f32 %0, %1, %2;" : "=f"(t1794) : "f"(t1790), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1795;
                asm("max.f32 %0, %1, %2;" : "=f"(t1795) : "f"(t1791), "f"(s_32));
                f32 t1796;
                asm("max.f32 %0, %1, %2;" : "=f"(t1796) : "f"(t1792), "f"(t1793));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1797;
                asm("max.f32 %0, %1, %2;" : "=f"(t1797) : "f"(t1794), "f"(t1795));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1798;
                asm("max.f32 %0, %1, %2;" : "=f"(t1798) : "f"(t1796), "f"(t1797));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1799;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1799) : "f"(t1798));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1798), "f"(t1799));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1801;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1801) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1801));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1803 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1804 = t1803 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1805 = 8.0f < t1804;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1806 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1807 = t1806 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1808 = 8.0f < t1807;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1809 = t1805 | t1808;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1809);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1814;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1814) : "f"(old_7), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1815 = t1814 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1815));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1818 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1819 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(1.442695f), "f"(t1819));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1821;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1821) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1821;
                const f32 t1822 = t1818 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1823 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(1.442695f), "f"(t1823));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1825;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1825) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1825;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1826 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(1.442695f), "f"(t1826));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1828;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1828) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1828;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1829 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(1.442695f), "f"(t1829));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1831;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1831) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1831;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1832 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(1.442695f), "f"(t1832));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1834;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1834) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1834;
                const f32 t1835 = t1822 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1836 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(1.442695f), "f"(t1836));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1838;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1838) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1838;
                const f32 t1839 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1840 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(1.442695f), "f"(t1840));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1842;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1842;
                const f32 t1843 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1844 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(1.442695f), "f"(t1844));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1846;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1846) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1846;
                const f32 t1847 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(1.442695f), "f"(t1848));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1850;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1850) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1850;
                const f32 t1851 = t1835 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(1.442695f), "f"(t1852));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1854;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1854) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1854;
                const f32 t1855 = t1839 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(1.442695f), "f"(t1856));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1858;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1858) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1858;
                const f32 t1859 = t1843 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(1.442695f), "f"(t1860));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1862;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1862;
                const f32 t1863 = t1847 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(1.442695f), "f"(t1864));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1866;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1866) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1866;
                const f32 t1867 = t1851 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(1.442695f), "f"(t1868));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1870;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1870;
                const f32 t1871 = t1855 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1872 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(1.442695f), "f"(t1872));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1874;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1874) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1874;
                const f32 t1875 = t1859 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1876 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(1.442695f), "f"(t1876));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1878;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1878) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1878;
                const f32 t1879 = t1863 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1880 = t1867 + t1871;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = t1875 + t1879;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1882 = t1880 + t1881;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1882;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1886;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1886) : "f"(old_8), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = t1886 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1887));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(1.442695f), "f"(t1891));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1893;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1893) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1893;
                const f32 t1894 = t1890 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(1.442695f), "f"(t1895));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1897;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1897) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1897;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(1.442695f), "f"(t1898));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1900;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1900) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1900;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(1.442695f), "f"(t1901));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1903;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1903) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1903;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1904 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(1.442695f), "f"(t1904));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1906;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1906) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1906;
                const f32 t1907 = t1894 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1908 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(1.442695f), "f"(t1908));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1910;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1910) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1910;
                const f32 t1911 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1912 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(1.442695f), "f"(t1912));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1914;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1914) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1914;
                const f32 t1915 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1916 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(1.442695f), "f"(t1916));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1918;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1918) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1918;
                const f32 t1919 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1920 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(1.442695f), "f"(t1920));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1922;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1922) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1922;
                const f32 t1923 = t1907 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1924 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(1.442695f), "f"(t1924));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1926;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1926) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1926;
                const f32 t1927 = t1911 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1928 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(1.442695f), "f"(t1928));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1930;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1930) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1930;
                const f32 t1931 = t1915 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1932 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(1.442695f), "f"(t1932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1934) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1934;
                const f32 t1935 = t1919 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1936 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(1.442695f), "f"(t1936));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1938) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1938;
                const f32 t1939 = t1923 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1940 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(1.442695f), "f"(t1940));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1942;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1942) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1942;
                const f32 t1943 = t1927 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1944 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(1.442695f), "f"(t1944));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1946;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1946) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1946;
                const f32 t1947 = t1931 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1948 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(1.442695f), "f"(t1948));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1950;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1950) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1950;
                const f32 t1951 = t1935 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1952 = t1939 + t1943;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1953 = t1947 + t1951;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1954 = t1952 + t1953;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1954;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1955 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1956 = t367 + t1955;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1957 = t1956 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1958 = t1957 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1959 = t1958 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1960 = t10 + t1959;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1961 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1961) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1960) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1962 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1962;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1963 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1963;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1964 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1964;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1965 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1965;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1966 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1966;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1967 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1967;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1968 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1968;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1969 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1969;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1970 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1970;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1971 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1971;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1972 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1972;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1973 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1973;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1974 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1974;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1975 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1975;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1976 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1976;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1977 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1977;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1978 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1978;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1979 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1979;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1980 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1980;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1981 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1981;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1982 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1982;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1983 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1983;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1984 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1984;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1985 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1985;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1986 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1986;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1987 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1987;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1988 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1988;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1989 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1989;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1990 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1990;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1991 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1991;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1992 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1992;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1993 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1993;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1994 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1994;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1995 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1995;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1996 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1996;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1997 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1997;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1998 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1998;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1999 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1999;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2000 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2000;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2001 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2001;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2002 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2002;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2003 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2003;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2004 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2004;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2005 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2005;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2006 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2006;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2007 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2007;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2008 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2008;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2009 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2009;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2010 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2010;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2011 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2011;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2012 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2012;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2013 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2013;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2014 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2014;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2015 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2015;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2016 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2016;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2017 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2017;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2018 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2018;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2019 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2019;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2020 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2020;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2021 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2021;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2022 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2022;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2023 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2023;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2024 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2024;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2025 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2025;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2026;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2026) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2027;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2027) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2028;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2028) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2029;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2029) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2030;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2030) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2031;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2031) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2032;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2032) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2033;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2033) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2034;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2034) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2035;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2035) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2036;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2036) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2037;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2037) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2038;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2038) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2039;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2039) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2040;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2040) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2041;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2041) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2026;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2027;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2028;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2029;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2030;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2031;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2032;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2033;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2034;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2035;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2036;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2037;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2038;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2039;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2040;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2041;
            }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2042 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2042) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2043 = t367 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2044 = t2043 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2045 = t2044 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2046 = t10 + t2045;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2047 = t2043 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2048 = t2047 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2046), "r"(t2048) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2049 = t369 & 3u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2050 = t2049 << 14u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2051 = smem_1 + t2050;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2052 = t2043 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2053 = t2052 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2054 = t8 + t2053;
                const u32 t2055 = t2051 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2056 = t2054 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2057 = t2055 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2058 = (u64)t2057;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2059 = t2058 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2060 = t2056 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2061 = (u64)t2060;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2062 = t2061 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2063 = t2055 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2064 = (u64)t2063;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2065 = t2064 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2066 = t2056 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2067 = (u64)t2066;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2068 = t2067 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2069 = t2055 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2070 = (u64)t2069;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2071 = t2070 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2072 = t2056 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2073 = (u64)t2072;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2074 = t2073 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2075 = t2055 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2076 = (u64)t2075;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2077 = t2076 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2078 = t2056 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2079 = (u64)t2078;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2080 = t2079 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2081 = t2055 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2082 = (u64)t2081;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2083 = t2082 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2084 = t2056 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2085 = (u64)t2084;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2086 = t2085 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2087 = t2055 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2088 = (u64)t2087;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2089 = t2088 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2090 = t2056 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2091 = (u64)t2090;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2092 = t2091 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2093 = t2055 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2094 = (u64)t2093;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2095 = t2094 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2096 = t2056 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2097 = (u64)t2096;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2098 = t2097 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2099 = t2055 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2100 = (u64)t2099;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2101 = t2100 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2102 = t2056 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2103 = (u64)t2102;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2104 = t2103 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2059), "l"(t2062), "l"(t2065), "l"(t2068), "l"(t2071), "l"(t2074), "l"(t2077), "l"(t2080), "l"(t2083), "l"(t2086), "l"(t2089), "l"(t2092), "l"(t2095), "l"(t2098), "l"(t2101), "l"(t2104) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2105 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2106 = t367 + t2105;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2107 = t2106 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2108 = t2107 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2109 = t2108 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2110 = t10 + t2109;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2111 = t2106 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2112 = t2111 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2110), "r"(t2112) : "memory");
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_2;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_3;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_4;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_5;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_6;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_7;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_8;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_9;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_10;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_11;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_12;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_13;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_14;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_15;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_16;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2113 = t2106 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2114 = t2113 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2115 = t9 + t2114;
                const u32 t2116 = t2115 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2117 = t2116 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2118 = (u64)t2117;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2119 = t2118 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2120 = t2116 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2121 = (u64)t2120;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2122 = t2121 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2123 = t2116 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2124 = (u64)t2123;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2125 = t2124 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2126 = t2116 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2127 = (u64)t2126;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2128 = t2127 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2119), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2122), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2125), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2128) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2129 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2130 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2129 ? 0u : t2130;
                const u32 t2132 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2132) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2133 = t367 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2134 = t2133 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2135 = t2134 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2136 = t2135 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2137 = t10 + t2136;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2138 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2138) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2137) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2139 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2140 = t2139 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_7 = t2140 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2142 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_8 = t2142 + t234;
                const u32 t2144 = first_query_8 + 15u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2145 = first_key_7 + 63u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2146 = first_query_8 + seq_k;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2147 = t2144 - first_query_8;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2148 = t2146 + t2147;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2149 = t2147 <= t2147;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2150 = t2149 ? t2146 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2151 = t2149 ? t2148 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2152 = t2150 - seq_q;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2153 = t2151 - t2150;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2154 = t2152 + t2153;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2155 = t2153 <= t2153;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2156 = t2155 ? t2152 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2157 = t2155 ? t2154 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2158 = t2156 + argument1;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2159 = t2157 - t2156;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2160 = t2158 + t2159;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2161 = t2159 <= t2159;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2162 = t2161 ? t2158 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2163 = t2161 ? t2160 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2164 = t2162 - t2145;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2165 = t2163 - t2162;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2166 = t2145 - first_key_7;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2167 = t2165 + t2166;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2168 = t2164 + t2167;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2169 = t2165 <= t2167;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2170 = t2169 ? t2164 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2171 = t2169 ? t2168 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2172 = (int)t2170 <= (int)t2171;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2173 = t2172 ? t2170 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2174 = t2172 ? t2171 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2175 = (int)t2173 > (int)0u ? t2173 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2176 = (int)t2174 > (int)0u ? t2174 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2177 = (int)t2175 <= (int)t2176;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2178 = t2177 ? t2175 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2179 = t2177 ? t2176 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2180 = (int)t2178 < (int)t6_2 ? t2178 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2181 = (int)t2179 < (int)t6_2 ? t2179 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2182 = t2180 == t2181;
#line 103 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t2182) {
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2183 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2184 = t2183 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2185 = first_key_7 + t2184;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2186 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_41 = first_2 - t2185;
#line 30 "src/functions/bias.rs"
                    const u32 t5_41 = (int)t4_41 > (int)0u ? t4_41 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_38 = (int)t5_41 < (int)t6_2 ? t5_41 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_41 = (u64)place_38 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_41 = t11_2 + t14_41;
#line 32 "src/functions/bias.rs"
                    f32 t16_41;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_41) : "l"(t15_41));
#line 32 "src/functions/bias.rs"
                    const f32 t17_100 = t2186 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_100;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2194 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_101 = t2194 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_101;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2196 = s_2 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2197 = t2185 + 1u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_102 = t2196 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_102;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2199 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_103 = t2199 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_103;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2201 = s_5 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2202 = t2185 + 8u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_104 = t2201 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_104;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2204 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_105 = t2204 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_105;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2206 = s_6 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2207 = t2185 + 9u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_106 = t2206 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_106;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2209 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_107 = t2209 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_107;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2211 = s_9 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2212 = t2185 + 16u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_108 = t2211 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_108;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2214 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_109 = t2214 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_109;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2216 = s_10 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2217 = t2185 + 17u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_110 = t2216 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_110;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2219 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_111 = t2219 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_111;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2221 = s_13 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2222 = t2185 + 24u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_112 = t2221 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_112;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2224 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_113 = t2224 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_113;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2226 = s_14 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2227 = t2185 + 25u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_114 = t2226 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_114;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2229 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_115 = t2229 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_115;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2231 = s_17 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2232 = t2185 + 32u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_116 = t2231 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_116;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2234 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_117 = t2234 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_117;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2236 = s_18 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2237 = t2185 + 33u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_118 = t2236 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_118;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2239 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_119 = t2239 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_119;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2241 = s_21 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2242 = t2185 + 40u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_120 = t2241 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_120;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2244 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_121 = t2244 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_121;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2246 = s_22 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2247 = t2185 + 41u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_122 = t2246 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_122;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2249 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_123 = t2249 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_123;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2251 = s_25 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2252 = t2185 + 48u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_124 = t2251 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_124;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2254 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_125 = t2254 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_125;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2256 = s_26 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2257 = t2185 + 49u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_126 = t2256 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_126;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2259 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_127 = t2259 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_127;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2261 = s_29 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2262 = t2185 + 56u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_128 = t2261 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_128;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2264 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_129 = t2264 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_129;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2266 = s_30 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2267 = t2185 + 57u;
#line 32 "src/functions/bias.rs"
                    const f32 t17_130 = t2266 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_130;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2269 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_131 = t2269 + t16_41;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_131;
                } else {
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2271 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2272 = t2271 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t2273 = first_key_7 + t2272;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2274 = s * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_42 = first_2 - t2273;
#line 30 "src/functions/bias.rs"
                    const u32 t5_42 = (int)t4_42 > (int)0u ? t4_42 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_39 = (int)t5_42 < (int)t6_2 ? t5_42 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_42 = (u64)place_39 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_42 = t11_2 + t14_42;
#line 32 "src/functions/bias.rs"
                    f32 t16_42;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_42) : "l"(t15_42));
#line 32 "src/functions/bias.rs"
                    const f32 t17_132 = t2274 + t16_42;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_132;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2282 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_43 = first_3 - t2273;
#line 30 "src/functions/bias.rs"
                    const u32 t5_43 = (int)t4_43 > (int)0u ? t4_43 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_40 = (int)t5_43 < (int)t6_3 ? t5_43 : t6_3;
#line 32 "src/functions/bias.rs"
                    const u64 t14_43 = (u64)place_40 * t13_3;
#line 32 "src/functions/bias.rs"
                    const u64 t15_43 = t11_3 + t14_43;
#line 32 "src/functions/bias.rs"
                    f32 t16_43;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_43) : "l"(t15_43));
#line 32 "src/functions/bias.rs"
                    const f32 t17_133 = t2282 + t16_43;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_133;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2290 = s_2 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2291 = t2273 + 1u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_44 = first_2 - t2291;
#line 30 "src/functions/bias.rs"
                    const u32 t5_44 = (int)t4_44 > (int)0u ? t4_44 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_41 = (int)t5_44 < (int)t6_2 ? t5_44 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_44 = (u64)place_41 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_44 = t11_2 + t14_44;
#line 32 "src/functions/bias.rs"
                    f32 t16_44;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_44) : "l"(t15_44));
#line 32 "src/functions/bias.rs"
                    const f32 t17_134 = t2290 + t16_44;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_134;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2299 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                    const u32 t4_45 = first_3 - t2291;
#line 30 "src/functions/bias.rs"
                    const u32 t5_45 = (int)t4_45 > (int)0u ? t4_45 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_42 = (int)t5_45 < (int)t6_3 ? t5_45 : t6_3;
#line 32 "src/functions/bias.rs"
                    const u64 t14_45 = (u64)place_42 * t13_3;
#line 32 "src/functions/bias.rs"
                    const u64 t15_45 = t11_3 + t14_45;
#line 32 "src/functions/bias.rs"
                    f32 t16_45;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_45) : "l"(t15_45));
#line 32 "src/functions/bias.rs"
                    const f32 t17_135 = t2299 + t16_45;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_135;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2307 = s_5 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2308 = t2273 + 8u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_46 = first_2 - t2308;
#line 30 "src/functions/bias.rs"
                    const u32 t5_46 = (int)t4_46 > (int)0u ? t4_46 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_43 = (int)t5_46 < (int)t6_2 ? t5_46 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_46 = (u64)place_43 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_46 = t11_2 + t14_46;
#line 32 "src/functions/bias.rs"
                    f32 t16_46;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_46) : "l"(t15_46));
#line 32 "src/functions/bias.rs"
                    const f32 t17_136 = t2307 + t16_46;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_136;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2316 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_137 = t2316 + t16_42;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_137;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2318 = s_6 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2319 = t2273 + 9u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_47 = first_2 - t2319;
#line 30 "src/functions/bias.rs"
                    const u32 t5_47 = (int)t4_47 > (int)0u ? t4_47 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_44 = (int)t5_47 < (int)t6_2 ? t5_47 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_47 = (u64)place_44 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_47 = t11_2 + t14_47;
#line 32 "src/functions/bias.rs"
                    f32 t16_47;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_47) : "l"(t15_47));
#line 32 "src/functions/bias.rs"
                    const f32 t17_138 = t2318 + t16_47;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_138;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2327 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_139 = t2327 + t16_44;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_139;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2329 = s_9 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2330 = t2273 + 16u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_48 = first_2 - t2330;
#line 30 "src/functions/bias.rs"
                    const u32 t5_48 = (int)t4_48 > (int)0u ? t4_48 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_45 = (int)t5_48 < (int)t6_2 ? t5_48 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_48 = (u64)place_45 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_48 = t11_2 + t14_48;
#line 32 "src/functions/bias.rs"
                    f32 t16_48;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_48) : "l"(t15_48));
#line 32 "src/functions/bias.rs"
                    const f32 t17_140 = t2329 + t16_48;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_140;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2338 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_141 = t2338 + t16_46;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_141;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2340 = s_10 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2341 = t2273 + 17u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_49 = first_2 - t2341;
#line 30 "src/functions/bias.rs"
                    const u32 t5_49 = (int)t4_49 > (int)0u ? t4_49 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_46 = (int)t5_49 < (int)t6_2 ? t5_49 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_49 = (u64)place_46 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_49 = t11_2 + t14_49;
#line 32 "src/functions/bias.rs"
                    f32 t16_49;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_49) : "l"(t15_49));
#line 32 "src/functions/bias.rs"
                    const f32 t17_142 = t2340 + t16_49;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_142;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2349 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_143 = t2349 + t16_47;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_143;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2351 = s_13 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2352 = t2273 + 24u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_50 = first_2 - t2352;
#line 30 "src/functions/bias.rs"
                    const u32 t5_50 = (int)t4_50 > (int)0u ? t4_50 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_47 = (int)t5_50 < (int)t6_2 ? t5_50 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_50 = (u64)place_47 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_50 = t11_2 + t14_50;
#line 32 "src/functions/bias.rs"
                    f32 t16_50;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_50) : "l"(t15_50));
#line 32 "src/functions/bias.rs"
                    const f32 t17_144 = t2351 + t16_50;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_144;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2360 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_145 = t2360 + t16_48;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_145;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2362 = s_14 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2363 = t2273 + 25u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_51 = first_2 - t2363;
#line 30 "src/functions/bias.rs"
                    const u32 t5_51 = (int)t4_51 > (int)0u ? t4_51 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_48 = (int)t5_51 < (int)t6_2 ? t5_51 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_51 = (u64)place_48 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_51 = t11_2 + t14_51;
#line 32 "src/functions/bias.rs"
                    f32 t16_51;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_51) : "l"(t15_51));
#line 32 "src/functions/bias.rs"
                    const f32 t17_146 = t2362 + t16_51;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_146;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2371 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_147 = t2371 + t16_49;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_147;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2373 = s_17 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2374 = t2273 + 32u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_52 = first_2 - t2374;
#line 30 "src/functions/bias.rs"
                    const u32 t5_52 = (int)t4_52 > (int)0u ? t4_52 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_49 = (int)t5_52 < (int)t6_2 ? t5_52 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_52 = (u64)place_49 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_52 = t11_2 + t14_52;
#line 32 "src/functions/bias.rs"
                    f32 t16_52;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_52) : "l"(t15_52));
#line 32 "src/functions/bias.rs"
                    const f32 t17_148 = t2373 + t16_52;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_148;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2382 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_149 = t2382 + t16_50;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_149;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2384 = s_18 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2385 = t2273 + 33u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_53 = first_2 - t2385;
#line 30 "src/functions/bias.rs"
                    const u32 t5_53 = (int)t4_53 > (int)0u ? t4_53 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_50 = (int)t5_53 < (int)t6_2 ? t5_53 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_53 = (u64)place_50 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_53 = t11_2 + t14_53;
#line 32 "src/functions/bias.rs"
                    f32 t16_53;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_53) : "l"(t15_53));
#line 32 "src/functions/bias.rs"
                    const f32 t17_150 = t2384 + t16_53;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_150;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2393 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_151 = t2393 + t16_51;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_151;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2395 = s_21 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2396 = t2273 + 40u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_54 = first_2 - t2396;
#line 30 "src/functions/bias.rs"
                    const u32 t5_54 = (int)t4_54 > (int)0u ? t4_54 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_51 = (int)t5_54 < (int)t6_2 ? t5_54 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_54 = (u64)place_51 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_54 = t11_2 + t14_54;
#line 32 "src/functions/bias.rs"
                    f32 t16_54;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_54) : "l"(t15_54));
#line 32 "src/functions/bias.rs"
                    const f32 t17_152 = t2395 + t16_54;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_152;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2404 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_153 = t2404 + t16_52;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_153;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2406 = s_22 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2407 = t2273 + 41u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_55 = first_2 - t2407;
#line 30 "src/functions/bias.rs"
                    const u32 t5_55 = (int)t4_55 > (int)0u ? t4_55 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_52 = (int)t5_55 < (int)t6_2 ? t5_55 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_55 = (u64)place_52 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_55 = t11_2 + t14_55;
#line 32 "src/functions/bias.rs"
                    f32 t16_55;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_55) : "l"(t15_55));
#line 32 "src/functions/bias.rs"
                    const f32 t17_154 = t2406 + t16_55;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_154;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2415 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_155 = t2415 + t16_53;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_155;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2417 = s_25 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2418 = t2273 + 48u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_56 = first_2 - t2418;
#line 30 "src/functions/bias.rs"
                    const u32 t5_56 = (int)t4_56 > (int)0u ? t4_56 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_53 = (int)t5_56 < (int)t6_2 ? t5_56 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_56 = (u64)place_53 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_56 = t11_2 + t14_56;
#line 32 "src/functions/bias.rs"
                    f32 t16_56;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_56) : "l"(t15_56));
#line 32 "src/functions/bias.rs"
                    const f32 t17_156 = t2417 + t16_56;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_156;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2426 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_157 = t2426 + t16_54;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_157;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2428 = s_26 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2429 = t2273 + 49u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_57 = first_2 - t2429;
#line 30 "src/functions/bias.rs"
                    const u32 t5_57 = (int)t4_57 > (int)0u ? t4_57 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_54 = (int)t5_57 < (int)t6_2 ? t5_57 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_57 = (u64)place_54 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_57 = t11_2 + t14_57;
#line 32 "src/functions/bias.rs"
                    f32 t16_57;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_57) : "l"(t15_57));
#line 32 "src/functions/bias.rs"
                    const f32 t17_158 = t2428 + t16_57;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_158;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2437 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_159 = t2437 + t16_55;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_159;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2439 = s_29 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2440 = t2273 + 56u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_58 = first_2 - t2440;
#line 30 "src/functions/bias.rs"
                    const u32 t5_58 = (int)t4_58 > (int)0u ? t4_58 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_55 = (int)t5_58 < (int)t6_2 ? t5_58 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_58 = (u64)place_55 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_58 = t11_2 + t14_58;
#line 32 "src/functions/bias.rs"
                    f32 t16_58;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_58) : "l"(t15_58));
#line 32 "src/functions/bias.rs"
                    const f32 t17_160 = t2439 + t16_58;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_160;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2448 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_161 = t2448 + t16_56;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_161;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2450 = s_30 * score_scale;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2451 = t2273 + 57u;
#line 30 "src/functions/bias.rs"
                    const u32 t4_59 = first_2 - t2451;
#line 30 "src/functions/bias.rs"
                    const u32 t5_59 = (int)t4_59 > (int)0u ? t4_59 : 0u;
#line 30 "src/functions/bias.rs"
                    const u32 place_56 = (int)t5_59 < (int)t6_2 ? t5_59 : t6_2;
#line 32 "src/functions/bias.rs"
                    const u64 t14_59 = (u64)place_56 * t13_2;
#line 32 "src/functions/bias.rs"
                    const u64 t15_59 = t11_2 + t14_59;
#line 32 "src/functions/bias.rs"
                    f32 t16_59;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_59) : "l"(t15_59));
#line 32 "src/functions/bias.rs"
                    const f32 t17_162 = t2450 + t16_59;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_162;
#line 62 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2459 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_163 = t2459 + t16_57;
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_163;
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2461 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2462 = t2461 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_8 = t2462 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2464 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_9 = t2464 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2466 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2467 = t2466 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2468 = first_key_8 + t2467;
#line 17 "src/functions/sequences.rs"
                const u64 t7_34 = (u64)t2468 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_36 = t4_2 + t7_34;
#line 17 "src/functions/sequences.rs"
                u32 of_key_33;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_33) : "l"(t8_36));
#line 18 "src/functions/sequences.rs"
                const bool t19_66 = t18_2 == of_key_33;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_65 = t19_66 ? s : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s = changed_65;
#line 18 "src/functions/sequences.rs"
                const bool t19_67 = t18_3 == of_key_33;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_66 = t19_67 ? s_3 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = changed_66;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2476 = t2468 + 1u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_35 = (u64)t2476 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_37 = t4_2 + t7_35;
#line 17 "src/functions/sequences.rs"
                u32 of_key_34;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_34) : "l"(t8_37));
#line 18 "src/functions/sequences.rs"
                const bool t19_68 = t18_2 == of_key_34;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_67 = t19_68 ? s_2 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = changed_67;
#line 18 "src/functions/sequences.rs"
                const bool t19_69 = t18_3 == of_key_34;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_68 = t19_69 ? s_4 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = changed_68;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2484 = t2468 + 8u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_36 = (u64)t2484 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_38 = t4_2 + t7_36;
#line 17 "src/functions/sequences.rs"
                u32 of_key_35;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_35) : "l"(t8_38));
#line 18 "src/functions/sequences.rs"
                const bool t19_70 = t18_2 == of_key_35;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_69 = t19_70 ? s_5 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = changed_69;
#line 18 "src/functions/sequences.rs"
                const bool t19_71 = t18_3 == of_key_35;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_70 = t19_71 ? s_7 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = changed_70;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2492 = t2468 + 9u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_37 = (u64)t2492 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_39 = t4_2 + t7_37;
#line 17 "src/functions/sequences.rs"
                u32 of_key_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_36) : "l"(t8_39));
#line 18 "src/functions/sequences.rs"
                const bool t19_72 = t18_2 == of_key_36;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_71 = t19_72 ? s_6 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = changed_71;
#line 18 "src/functions/sequences.rs"
                const bool t19_73 = t18_3 == of_key_36;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_72 = t19_73 ? s_8 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = changed_72;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2500 = t2468 + 16u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_38 = (u64)t2500 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_40 = t4_2 + t7_38;
#line 17 "src/functions/sequences.rs"
                u32 of_key_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_37) : "l"(t8_40));
#line 18 "src/functions/sequences.rs"
                const bool t19_74 = t18_2 == of_key_37;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_73 = t19_74 ? s_9 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_73;
#line 18 "src/functions/sequences.rs"
                const bool t19_75 = t18_3 == of_key_37;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_74 = t19_75 ? s_11 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_74;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2508 = t2468 + 17u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_39 = (u64)t2508 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_41 = t4_2 + t7_39;
#line 17 "src/functions/sequences.rs"
                u32 of_key_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_38) : "l"(t8_41));
#line 18 "src/functions/sequences.rs"
                const bool t19_76 = t18_2 == of_key_38;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_75 = t19_76 ? s_10 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_75;
#line 18 "src/functions/sequences.rs"
                const bool t19_77 = t18_3 == of_key_38;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_76 = t19_77 ? s_12 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_76;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2516 = t2468 + 24u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_40 = (u64)t2516 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_42 = t4_2 + t7_40;
#line 17 "src/functions/sequences.rs"
                u32 of_key_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_39) : "l"(t8_42));
#line 18 "src/functions/sequences.rs"
                const bool t19_78 = t18_2 == of_key_39;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_77 = t19_78 ? s_13 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_77;
#line 18 "src/functions/sequences.rs"
                const bool t19_79 = t18_3 == of_key_39;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_78 = t19_79 ? s_15 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_78;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2524 = t2468 + 25u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_41 = (u64)t2524 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_43 = t4_2 + t7_41;
#line 17 "src/functions/sequences.rs"
                u32 of_key_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_40) : "l"(t8_43));
#line 18 "src/functions/sequences.rs"
                const bool t19_80 = t18_2 == of_key_40;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_79 = t19_80 ? s_14 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_79;
#line 18 "src/functions/sequences.rs"
                const bool t19_81 = t18_3 == of_key_40;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_80 = t19_81 ? s_16 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_80;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2532 = t2468 + 32u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_42 = (u64)t2532 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_44 = t4_2 + t7_42;
#line 17 "src/functions/sequences.rs"
                u32 of_key_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_41) : "l"(t8_44));
#line 18 "src/functions/sequences.rs"
                const bool t19_82 = t18_2 == of_key_41;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_81 = t19_82 ? s_17 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = changed_81;
#line 18 "src/functions/sequences.rs"
                const bool t19_83 = t18_3 == of_key_41;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_82 = t19_83 ? s_19 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = changed_82;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2540 = t2468 + 33u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_43 = (u64)t2540 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_45 = t4_2 + t7_43;
#line 17 "src/functions/sequences.rs"
                u32 of_key_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_42) : "l"(t8_45));
#line 18 "src/functions/sequences.rs"
                const bool t19_84 = t18_2 == of_key_42;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_83 = t19_84 ? s_18 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = changed_83;
#line 18 "src/functions/sequences.rs"
                const bool t19_85 = t18_3 == of_key_42;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_84 = t19_85 ? s_20 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = changed_84;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2548 = t2468 + 40u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_44 = (u64)t2548 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_46 = t4_2 + t7_44;
#line 17 "src/functions/sequences.rs"
                u32 of_key_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_43) : "l"(t8_46));
#line 18 "src/functions/sequences.rs"
                const bool t19_86 = t18_2 == of_key_43;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_85 = t19_86 ? s_21 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = changed_85;
#line 18 "src/functions/sequences.rs"
                const bool t19_87 = t18_3 == of_key_43;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_86 = t19_87 ? s_23 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = changed_86;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2556 = t2468 + 41u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_45 = (u64)t2556 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_47 = t4_2 + t7_45;
#line 17 "src/functions/sequences.rs"
                u32 of_key_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_44) : "l"(t8_47));
#line 18 "src/functions/sequences.rs"
                const bool t19_88 = t18_2 == of_key_44;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_87 = t19_88 ? s_22 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = changed_87;
#line 18 "src/functions/sequences.rs"
                const bool t19_89 = t18_3 == of_key_44;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_88 = t19_89 ? s_24 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = changed_88;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2564 = t2468 + 48u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_46 = (u64)t2564 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_48 = t4_2 + t7_46;
#line 17 "src/functions/sequences.rs"
                u32 of_key_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_45) : "l"(t8_48));
#line 18 "src/functions/sequences.rs"
                const bool t19_90 = t18_2 == of_key_45;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_89 = t19_90 ? s_25 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = changed_89;
#line 18 "src/functions/sequences.rs"
                const bool t19_91 = t18_3 == of_key_45;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_90 = t19_91 ? s_27 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = changed_90;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2572 = t2468 + 49u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_47 = (u64)t2572 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_49 = t4_2 + t7_47;
#line 17 "src/functions/sequences.rs"
                u32 of_key_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_46) : "l"(t8_49));
#line 18 "src/functions/sequences.rs"
                const bool t19_92 = t18_2 == of_key_46;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_91 = t19_92 ? s_26 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = changed_91;
#line 18 "src/functions/sequences.rs"
                const bool t19_93 = t18_3 == of_key_46;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_92 = t19_93 ? s_28 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = changed_92;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2580 = t2468 + 56u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_48 = (u64)t2580 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_50 = t4_2 + t7_48;
#line 17 "src/functions/sequences.rs"
                u32 of_key_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_47) : "l"(t8_50));
#line 18 "src/functions/sequences.rs"
                const bool t19_94 = t18_2 == of_key_47;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_93 = t19_94 ? s_29 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = changed_93;
#line 18 "src/functions/sequences.rs"
                const bool t19_95 = t18_3 == of_key_47;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_94 = t19_95 ? s_31 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = changed_94;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2588 = t2468 + 57u;
#line 17 "src/functions/sequences.rs"
                const u64 t7_49 = (u64)t2588 * t6_4;
#line 17 "src/functions/sequences.rs"
                const u64 t8_51 = t4_2 + t7_49;
#line 17 "src/functions/sequences.rs"
                u32 of_key_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_48) : "l"(t8_51));
#line 18 "src/functions/sequences.rs"
                const bool t19_96 = t18_2 == of_key_48;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_95 = t19_96 ? s_30 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = changed_95;
#line 18 "src/functions/sequences.rs"
                const bool t19_97 = t18_3 == of_key_48;
#line 68 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_96 = t19_97 ? s_32 : __uint_as_float(0xff800000u);
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = changed_96;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2596;
                asm("max.f32 %0, %1, %2;" : "=f"(t2596) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2597;
                asm("max.f32 %0, %1, %2;" : "=f"(t2597) : "f"(t2596), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2598;
                asm("max.f32 %0, %1, %2;" : "=f"(t2598) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2599;
                asm("max.f32 %0, %1, %2;" : "=f"(t2599) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2600;
                asm("max.f32 %0, %1, %2;" : "=f"(t2600) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2601;
                asm("max.f32 %0, %1, %2;" : "=f"(t2601) : "f"(t2597), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2602;
                asm("max.f32 %0, %1, %2;" : "=f"(t2602) : "f"(t2598), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2603;
                asm("max.f32 %0, %1, %2;" : "=f"(t2603) : "f"(t2599), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2604;
                asm("max.f32 %0, %1, %2;" : "=f"(t2604) : "f"(t2600), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2605;
                asm("max.f32 %0, %1, %2;" : "=f"(t2605) : "f"(t2601), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2606;
                asm("max.f32 %0, %1, %2;" : "=f"(t2606) : "f"(t2602), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2607;
                asm("max.f32 %0, %1, %2;" : "=f"(t2607) : "f"(t2603), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2608;
                asm("max.f32 %0, %1, %2;" : "=f"(t2608) : "f"(t2604), "f"(s_30));
                f32 t2609;
                asm("max.f32 %0, %1, %2;" : "=f"(t2609) : "f"(t2605), "f"(t2606));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2610;
                asm("max.f32 %0, %1, %2;" : "=f"(t2610) : "f"(t2607), "f"(t2608));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2611;
                asm("max.f32 %0, %1, %2;" : "=f"(t2611) : "f"(t2609), "f"(t2610));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2612;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2612) : "f"(t2611));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2611), "f"(t2612));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2614;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2614) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2614));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2616;
                asm("max.f32 %0, %1, %2;" : "=f"(t2616) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2617;
                asm("max.f32 %0, %1, %2;" : "=f"(t2617) : "f"(t2616), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2618;
                asm("max.f32 %0, %1, %2;" : "=f"(t2618) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2619;
                asm("max.f32 %0, %1, %2;" : "=f"(t2619) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2620;
                asm("max.f32 %0, %1, %2;" : "=f"(t2620) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2621;
                asm("max.f32 %0, %1, %2;" : "=f"(t2621) : "f"(t2617), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2622;
                asm("max.f32 %0, %1, %2;" : "=f"(t2622) : "f"(t2618), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2623;
                asm("max.f32 %0, %1, %2;" : "=f"(t2623) : "f"(t2619), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2624;
                asm("max.f32 %0, %1, %2;" : "=f"(t2624) : "f"(t2620), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2625;
                asm("max.f32 %0, %1, %2;" : "=f"(t2625) : "f"(t2621), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2626;
                asm("max.f32 %0, %1, %2;" : "=f"(t2626) : "f"(t2622), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2627;
                asm("max.f32 %0, %1, %2;" : "=f"(t2627) : "f"(t2623), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2628;
                asm("max.f32 %0, %1, %2;" : "=f"(t2628) : "f"(t2624), "f"(s_32));
                f32 t2629;
                asm("max.f32 %0, %1, %2;" : "=f"(t2629) : "f"(t2625), "f"(t2626));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2630;
                asm("max.f32 %0, %1, %2;" : "=f"(t2630) : "f"(t2627), "f"(t2628));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2631;
                asm("max.f32 %0, %1, %2;" : "=f"(t2631) : "f"(t2629), "f"(t2630));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2632;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2632) : "f"(t2631));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2631), "f"(t2632));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2634;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2634) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2634));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2636 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2637 = t2636 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2638 = 8.0f < t2637;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2639 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2640 = t2639 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2641 = 8.0f < t2640;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2642 = t2638 | t2641;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t2642);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_5) : "f"(new_5), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2647;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(old_13), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2648 = t2647 - reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2648));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2651 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2652 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(1.442695f), "f"(t2652));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2654;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2654) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t2654;
                const f32 t2655 = t2651 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2656 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(1.442695f), "f"(t2656));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2658;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2658) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2658;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2659 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(1.442695f), "f"(t2659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2661) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2661;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2662 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(1.442695f), "f"(t2662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2664) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2664;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2665 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(1.442695f), "f"(t2665));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2667;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2667) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2667;
                const f32 t2668 = t2655 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2669 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(1.442695f), "f"(t2669));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2671;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2671) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2671;
                const f32 t2672 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2673 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(1.442695f), "f"(t2673));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2675;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2675) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2675;
                const f32 t2676 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2677 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(1.442695f), "f"(t2677));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2679;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2679) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2679;
                const f32 t2680 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2681 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(1.442695f), "f"(t2681));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2683;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2683) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2683;
                const f32 t2684 = t2668 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2685 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(1.442695f), "f"(t2685));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2687) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2687;
                const f32 t2688 = t2672 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2689 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(1.442695f), "f"(t2689));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2691;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2691) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2691;
                const f32 t2692 = t2676 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2693 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(1.442695f), "f"(t2693));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2695;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2695) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2695;
                const f32 t2696 = t2680 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2697 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(1.442695f), "f"(t2697));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2699;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2699) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2699;
                const f32 t2700 = t2684 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2701 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(1.442695f), "f"(t2701));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2703;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2703) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2703;
                const f32 t2704 = t2688 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2705 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(1.442695f), "f"(t2705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2707;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2707) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2707;
                const f32 t2708 = t2692 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2709 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(1.442695f), "f"(t2709));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2711;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2711) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2711;
                const f32 t2712 = t2696 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2713 = t2700 + t2704;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2714 = t2708 + t2712;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2715 = t2713 + t2714;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2715;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_6) : "f"(new_6), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2719;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2719) : "f"(old_14), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2720 = t2719 - reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t2720));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2723 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2724 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(1.442695f), "f"(t2724));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2726;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2726) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2726;
                const f32 t2727 = t2723 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2728 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(1.442695f), "f"(t2728));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2730;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2730) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2730;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2731 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(1.442695f), "f"(t2731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2733) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2733;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2734 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(1.442695f), "f"(t2734));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2736;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2736) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2736;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2737 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(1.442695f), "f"(t2737));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2739) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2739;
                const f32 t2740 = t2727 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2741 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(1.442695f), "f"(t2741));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2743;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2743) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2743;
                const f32 t2744 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2745 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(1.442695f), "f"(t2745));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2747;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2747) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2747;
                const f32 t2748 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2749 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(1.442695f), "f"(t2749));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2751;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2751) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2751;
                const f32 t2752 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2753 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(1.442695f), "f"(t2753));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2755;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2755) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2755;
                const f32 t2756 = t2740 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2757 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(1.442695f), "f"(t2757));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2759;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2759) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2759;
                const f32 t2760 = t2744 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2761 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(1.442695f), "f"(t2761));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2763) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2763;
                const f32 t2764 = t2748 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2765 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(1.442695f), "f"(t2765));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2767;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2767) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2767;
                const f32 t2768 = t2752 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2769 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(1.442695f), "f"(t2769));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2771;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2771) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2771;
                const f32 t2772 = t2756 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2773 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(1.442695f), "f"(t2773));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2775;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2775) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2775;
                const f32 t2776 = t2760 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2777 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(1.442695f), "f"(t2777));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2779;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2779) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2779;
                const f32 t2780 = t2764 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2781 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(1.442695f), "f"(t2781));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2783;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2783) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2783;
                const f32 t2784 = t2768 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2785 = t2772 + t2776;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2786 = t2780 + t2784;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2787 = t2785 + t2786;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2787;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2788 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2789 = t367 + t2788;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2790 = t2789 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2791 = t2790 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2792 = t2791 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2793 = t10 + t2792;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2794 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2794) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2793) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2795 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2795;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2796 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2796;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2797 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2797;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2798 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2798;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2799 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2799;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2800 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2800;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2801 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2801;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2802 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2802;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2803 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2803;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2804 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2804;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2805 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2805;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2806 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2806;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2807 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2807;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2808 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2808;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2809 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2809;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2810 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2810;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2811 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2811;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2812 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2812;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2813 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2813;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2814 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2814;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2815 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2815;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2816 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2816;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2817 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2817;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2818 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2818;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2819 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2819;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2820 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2820;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2821 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2821;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2822 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2822;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2823 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2823;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2824 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2824;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2825 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2825;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2826 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2826;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2827 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2827;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2828 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2828;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2829 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2829;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2830 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2830;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2831 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2831;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2832 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2832;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2833 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2833;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2834 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2834;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2835 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2835;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2836 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2836;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2837 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2837;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2838 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2838;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2839 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2839;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2840 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2840;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2841 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2841;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2842 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2842;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2843 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2843;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2844 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2844;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2845 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2845;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2846 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2846;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2847 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2847;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2848 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2848;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2849 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2849;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2850 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2850;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2851 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2851;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2852 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2852;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2853 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2853;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2854 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2854;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2855 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2855;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2856 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2856;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2857 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2857;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2858 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2858;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2859;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2859) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2860;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2860) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2861;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2861) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2862;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2862) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2863;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2863) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2864;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2864) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2865;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2865) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2866;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2866) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2867;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2867) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2868;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2868) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2869;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2869) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2870;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2870) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2871;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2871) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2872;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2872) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2873;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2873) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2874;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2874) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2859;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2860;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2861;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2862;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2863;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2864;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2865;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2866;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2867;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2868;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2869;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2870;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2871;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2872;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2873;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2874;
            }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2875 = t369 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2876 = t2875 + 16u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2877 = t2876 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2878 = t10 + t2877;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2879 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2879) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2878) : "memory");
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2880 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2881 = t367 + t2880;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2882 = t2881 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2883 = t2882 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2884 = t2883 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2885 = t10 + t2884;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2886 = t2881 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2887 = t2886 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2885), "r"(t2887) : "memory");
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
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t2888 = t2881 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2889 = t2888 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2890 = t9 + t2889;
            const u32 t2891 = t2890 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2892 = t2891 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2893 = (u64)t2892;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2894 = t2893 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2895 = t2891 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2896 = (u64)t2895;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2897 = t2896 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2898 = t2891 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2899 = (u64)t2898;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2900 = t2899 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2901 = t2891 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2902 = (u64)t2901;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t2903 = t2902 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t2894), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t2897), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t2900), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t2903) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2904 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t2905 = t367 + t2904;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2906 = t2905 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2907 = t2906 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2908 = t2907 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2909 = t10 + t2908;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t2910 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t2910) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2909) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2912 = t367 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t2912; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2913 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2913) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2914 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2915 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t2914 ? 0u : t2915;
                const u32 t2917 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2917) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2918 = i_5 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2919 = t2918 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2920 = t10 + t2919;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2921 = i_5 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2922 = t2921 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2920), "r"(t2922) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2923 = i_5 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2924 = t2923 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2925 = t2924 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2926 = t10 + t2925;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2927 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2927) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2926) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2928 = i_5 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2929 = t2928 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2930 = t2929 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2931 = t10 + t2930;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2932 = i_5 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2933 = t2932 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2931), "r"(t2933) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2934 = i_5 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2935 = t2934 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2936 = t2935 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2937 = t10 + t2936;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2938 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2938) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2937) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2939;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2939) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t2939;
            f32 t2941;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2941) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2942 = pair_7 + t2941;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t2942;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t2943;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2943) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t2943;
            f32 t2945;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2945) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t2946 = pair_8 + t2945;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t2946;
#line 343 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t2947 = sum == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
            f32 t2948;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2948) : "f"(sum));
#line 344 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t2947 ? 0.0f : t2948;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2950 = acc * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc = t2950;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2951 = acc_2 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t2951;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2952 = acc_5 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t2952;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2953 = acc_6 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t2953;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2954 = acc_9 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t2954;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2955 = acc_10 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t2955;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2956 = acc_13 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t2956;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2957 = acc_14 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t2957;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2958 = acc_17 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t2958;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2959 = acc_18 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t2959;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2960 = acc_21 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t2960;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2961 = acc_22 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t2961;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2962 = acc_25 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t2962;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2963 = acc_26 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t2963;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2964 = acc_29 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t2964;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2965 = acc_30 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t2965;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2966 = acc_33 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t2966;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2967 = acc_34 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t2967;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2968 = acc_37 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t2968;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2969 = acc_38 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t2969;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2970 = acc_41 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t2970;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2971 = acc_42 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t2971;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2972 = acc_45 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t2972;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2973 = acc_46 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t2973;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2974 = acc_49 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t2974;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2975 = acc_50 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t2975;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2976 = acc_53 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t2976;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2977 = acc_54 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t2977;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2978 = acc_57 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t2978;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2979 = acc_58 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t2979;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2980 = acc_61 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t2980;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2981 = acc_62 * normalizer;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t2981;
#line 343 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t2982 = sum_2 == 0.0f;
#line 344 "fa-kernels/src/attention/softmax.rs"
            f32 t2983;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2983) : "f"(sum_2));
#line 344 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t2982 ? 0.0f : t2983;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2985 = acc_3 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t2985;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2986 = acc_4 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t2986;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2987 = acc_7 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t2987;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2988 = acc_8 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t2988;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2989 = acc_11 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t2989;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2990 = acc_12 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t2990;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2991 = acc_15 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t2991;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2992 = acc_16 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t2992;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2993 = acc_19 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t2993;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2994 = acc_20 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t2994;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2995 = acc_23 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t2995;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2996 = acc_24 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t2996;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2997 = acc_27 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t2997;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2998 = acc_28 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t2998;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t2999 = acc_31 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t2999;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3000 = acc_32 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3000;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3001 = acc_35 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3001;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3002 = acc_36 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3002;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3003 = acc_39 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3003;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3004 = acc_40 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3004;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3005 = acc_43 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3005;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3006 = acc_44 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3006;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3007 = acc_47 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3007;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3008 = acc_48 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3008;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3009 = acc_51 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3009;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3010 = acc_52 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3010;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3011 = acc_55 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3011;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3012 = acc_56 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3012;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3013 = acc_59 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3013;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3014 = acc_60 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3014;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3015 = acc_63 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3015;
#line 334 "fa-kernels/src/attention/softmax.rs"
            const f32 t3016 = acc_64 * normalizer_2;
#line 334 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3016;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3017 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3017) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3018 = t369 & 3u;
            const u32 t3019 = t232 + 8192u;
            u32 t3020;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3020) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3021;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3021) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3022;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3022) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3023;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3023) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3024;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3024) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3025;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3025) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3026;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3026) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3027;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3027) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3028;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3028) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3029;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3029) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3030;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3030) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3031;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3031) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3032;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3032) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3033;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3033) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3034;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3035;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3035) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3036;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3036) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3037;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3037) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3038;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3038) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3039;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3040;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3040) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3041;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3041) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3042;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3042) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3043;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3044;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3045;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3045) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3046;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3046) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3047;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3048;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3048) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3049;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3049) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3050;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3050) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3051;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3051) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3052 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3053 = t234 + t3052;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3054 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3055 = t3053 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3056 = t3054 ^ t3055;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3057 = t3053 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3058 = t3056 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3059 = t3057 + t3058;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3060 = t232 + t3059;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3060), "r"(t3020), "r"(t3021), "r"(t3022), "r"(t3023) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3061 = t3059 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3062 = t232 + t3061;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3062), "r"(t3024), "r"(t3025), "r"(t3026), "r"(t3027) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3063 = t3059 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3064 = t232 + t3063;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3064), "r"(t3028), "r"(t3029), "r"(t3030), "r"(t3031) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3065 = t3059 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3066 = t232 + t3065;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3066), "r"(t3032), "r"(t3033), "r"(t3034), "r"(t3035) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3067 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3068 = t234 + t3067;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3069 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3070 = t3068 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3071 = t3069 ^ t3070;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3072 = t3068 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3073 = t3071 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3074 = t3072 + t3073;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3075 = t3019 + t3074;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3075), "r"(t3036), "r"(t3037), "r"(t3038), "r"(t3039) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3076 = t3074 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3077 = t3019 + t3076;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3077), "r"(t3040), "r"(t3041), "r"(t3042), "r"(t3043) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3078 = t3074 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3079 = t3019 + t3078;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3079), "r"(t3044), "r"(t3045), "r"(t3046), "r"(t3047) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3080 = t3074 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3081 = t3019 + t3080;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3081), "r"(t3048), "r"(t3049), "r"(t3050), "r"(t3051) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3082 = t246 + t235;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3082 + t234;
            const bool t3084 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3084) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3085 = t234 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3086 = t232 + t3085;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3086), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t249) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3087 = t232 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3088 = t234 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3089 = t3087 + t3088;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3089), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t249) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3090 = (u64)t249;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3091 = t3090 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3092 = t3091 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3093 = lse + t3092;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3094 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3095 = t3094 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3096 = t3095 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3097 = t3093 + t3096;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3098 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3099 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3100 = t3099 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3100) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3101 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3101;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3104 = (u64)row * t3098;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3105 = t3104 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3106 = t3097 + t3105;
#line 320 "fa-kernels/src/attention/softmax.rs"
                    f32 t3107;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3107) : "f"(row_sum));
#line 320 "fa-kernels/src/attention/softmax.rs"
                    f32 t3108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3108) : "f"(row_max), "f"(1.442695f), "f"(t3107));
#line 320 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3108 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const bool t3110 = row_sum == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3111 = t3110 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3106), "f"(t3111) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3112 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3113 = first_row + t3112;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3113 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3116 = (u64)row_2 * t3098;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3117 = t3116 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3118 = t3097 + t3117;
#line 320 "fa-kernels/src/attention/softmax.rs"
                    f32 t3119;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3119) : "f"(row_sum_2));
#line 320 "fa-kernels/src/attention/softmax.rs"
                    f32 t3120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3120) : "f"(row_max_2), "f"(1.442695f), "f"(t3119));
#line 320 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3120 * 0.6931472f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const bool t3122 = row_sum_2 == 0.0f;
#line 324 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3123 = t3122 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3118), "f"(t3123) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3124 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3124;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3125 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t3125) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3126 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3127;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3127) : "r"(t3126) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3128;
            asm("mov.b32 %0, %1;" : "=r"(t3128) : "f"(t3127));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3129;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3129) : "r"(t3128));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3129;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3131 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3131) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3132 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3132) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
