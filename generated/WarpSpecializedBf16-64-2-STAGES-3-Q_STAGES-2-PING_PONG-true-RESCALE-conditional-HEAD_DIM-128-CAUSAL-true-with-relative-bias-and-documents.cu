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
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 49152u;
    const u32 t10 = t9 + 49152u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 48u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 72u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 56u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 32u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 80u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 64u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 40u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 88u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 96u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 104u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 112u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 120u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 160u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t32) : "memory");
#line 272 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t33 = t10 + 160u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t34 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t35 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
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
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t49;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t49) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t50 = t49 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t50) {
                    const u32 t51 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t51) : "memory");
                }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t52 = t45 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t52 + 1u;
                const u32 t54 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = t54 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t55 < seq_k ? t55 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t57 = t45 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = t57 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t58 + 1u;
                const u32 t60 = end_3 > seq_q ? end_3 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t61 = t60 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t61 < seq_k ? t61 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t63 = end_4 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t64 = t63 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t66 = end_2 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t66 < end_5 ? t66 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t68 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t68 < end_5 ? t68 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = index / group;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t71 = tile << 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t71 & 3u;
                const u32 t73 = slot + 16u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t10 + t74;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t71 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t78) : "memory");
                const u32 t79 = slot + 12u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t79 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t10 + t80;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = smem_1 + t82;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t84;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t84) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t85 = t84 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t85) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t81) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(q), "r"(t81), "r"(0u), "r"(index), "r"(t45), "r"(t48) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t86 = t83 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t81), "r"(64u), "r"(index), "r"(t45), "r"(t48) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t87 = tile << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t88 = t87 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t88 & 3u;
                const u32 t90 = slot_2 + 16u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t10 + t91;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t88 >> 2u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t94 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t92), "r"(t95) : "memory");
                const u32 t96 = slot_2 + 12u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t10 + t97;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t45 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = smem_1 + t100;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t102;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t103 = t102 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t103) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t98) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t101), "l"(q), "r"(t98), "r"(0u), "r"(index), "r"(t99), "r"(t48) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t104 = t101 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(q), "r"(t98), "r"(64u), "r"(index), "r"(t99), "r"(t48) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t106 = slot_3 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t10 + t106;
                const u32 t108 = slot_3 + 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t10 + t109;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = passed / 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t111 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t110), "r"(t113) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t114 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t115 = t114 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = slot_3 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t8 + t116;
                u32 t118;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t118) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t119 = t118 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t119) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t107) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t117), "l"(k), "r"(t107), "r"(0u), "r"(t70), "r"(t115), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t120 = t117 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t120), "l"(k), "r"(t107), "r"(64u), "r"(t70), "r"(t115), "r"(t48) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t122 = slot_4 + 6u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t10 + t123;
                const u32 t125 = slot_4 + 9u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t125 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t10 + t126;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = passed / 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t129 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t127), "r"(t130) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t131 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t132 = t131 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = slot_4 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = t9 + t133;
                u32 t135;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t135) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t136 = t135 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t136) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t124) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t134), "l"(v), "r"(t124), "r"(0u), "r"(t70), "r"(t132), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t137 = t134 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t137), "l"(v), "r"(t124), "r"(64u), "r"(t70), "r"(t132), "r"(t48) : "memory");
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t138 % 3u;
                    const u32 t140 = slot_5 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t141 = t10 + t140;
                    const u32 t142 = slot_5 + 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t143 = t142 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t144 = t10 + t143;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t138 / 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t145 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t146 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t144), "r"(t147) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t148 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t149 = t148 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t150 = t149 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = slot_5 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t8 + t151;
                    u32 t153;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t153) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t154 = t153 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t154) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t141) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(k), "r"(t141), "r"(0u), "r"(t70), "r"(t150), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t155 = t152 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t155), "l"(k), "r"(t141), "r"(64u), "r"(t70), "r"(t150), "r"(t48) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t156 % 3u;
                    const u32 t158 = slot_6 + 6u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t10 + t159;
                    const u32 t161 = slot_6 + 9u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t161 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t10 + t162;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t156 / 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t163), "r"(t166) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t167 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t168 = t167 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t169 = t168 << 6u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = slot_6 << 14u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t9 + t170;
                    u32 t172;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t172) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t173 = t172 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t173) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t160) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t171), "l"(v), "r"(t160), "r"(0u), "r"(t70), "r"(t169), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t174 = t171 + 8192u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t174), "l"(v), "r"(t160), "r"(64u), "r"(t70), "r"(t169), "r"(t48) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t175;
                const u32 t176 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t176;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t177 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t177) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
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
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t231 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t244;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t244) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t245;
            asm("mov.b32 %0, %1;" : "=r"(t245) : "f"(t244));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t246;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t246) : "r"(t245));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t247;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t247) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t248;
            asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(t247));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t249;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t249) : "r"(t248));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t250;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t250) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t251 = t250 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t251) {
                const u32 t252 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t252) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t253 = t246 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t253 + 1u;
            const u32 t255 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = t255 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t256 < seq_k ? t256 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t258 = t246 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = t258 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t259 + 1u;
            const u32 t261 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t262 = t261 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t262 < seq_k ? t262 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t264 = end_9 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t265 = t264 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t265 > 1u ? t265 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t267 = end_7 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t267 < end_10 ? t267 : end_10;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t269 = end_10 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t269 < end_10 ? t269 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t246 + t235;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t272 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t272 + 1u;
            const u32 t274 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t275 = t274 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t275 < seq_k ? t275 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t277 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t278 = t277 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t278 + 1u;
            const u32 t280 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t281 = t280 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t281 < seq_k ? t281 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t283 = end_14 + 63u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t284 = t283 >> 6u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t284 > 1u ? t284 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t286 = end_12 >> 6u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t286 < end_15 ? t286 : end_15;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t288 = end_15 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 17 "src/functions/sequences.rs"
            const u64 t1_4 = (u64)t249;
#line 17 "src/functions/sequences.rs"
            const u64 t2_4 = t1_4 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
            const u64 t3_2 = t2_4 * 4ull;
#line 17 "src/functions/sequences.rs"
            const u64 t4_2 = argument1_2 + t3_2;
            const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
            const u32 t6_4 = t5_2 << 2u;
            const u64 t10_4 = (u64)t249;
#line 19 "src/functions/sequences.rs"
            const u64 t11_4 = t10_4 * argument0_stride0_2;
#line 19 "src/functions/sequences.rs"
            const u64 t12_4 = t11_4 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t13_4 = argument0_2 + t12_4;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t338 = seq_q - 1u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t339 = t326 < t338 ? t326 : t338;
#line 19 "src/functions/sequences.rs"
            const u64 t14_2 = (u64)t339;
#line 19 "src/functions/sequences.rs"
            const u64 t15_2 = t14_2 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
            const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t17_2 = t13_4 + t16_2;
#line 19 "src/functions/sequences.rs"
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
#line 17 "src/functions/sequences.rs"
            const u64 t1_5 = (u64)t249;
#line 17 "src/functions/sequences.rs"
            const u64 t2_5 = t1_5 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
            const u64 t3_3 = t2_5 * 4ull;
#line 17 "src/functions/sequences.rs"
            const u64 t4_3 = argument1_2 + t3_3;
            const u32 t5_3 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
            const u32 t6_5 = t5_3 << 2u;
            const u64 t10_5 = (u64)t249;
#line 19 "src/functions/sequences.rs"
            const u64 t11_5 = t10_5 * argument0_stride0_2;
#line 19 "src/functions/sequences.rs"
            const u64 t12_5 = t11_5 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t13_5 = argument0_2 + t12_5;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t359 = seq_q - 1u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t360 = t347 < t359 ? t347 : t359;
#line 19 "src/functions/sequences.rs"
            const u64 t14_3 = (u64)t360;
#line 19 "src/functions/sequences.rs"
            const u64 t15_3 = t14_3 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
            const u64 t16_3 = t15_3 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t17_3 = t13_5 + t16_3;
#line 19 "src/functions/sequences.rs"
            u32 t18_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t366 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = passed_2 + t366;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t368 = count << 1u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t408 = t407 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t475 = seq_k - 1u;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t476 = s * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t17_4;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t17_5;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t493 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t494 = t474 + 1u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t17_6;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t17_7;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t511 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t512 = t474 + 8u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t17_8;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t521 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_9 = t521 + t16_4;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t17_9;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t523 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t524 = t474 + 9u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t17_10;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t533 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_11 = t533 + t16_6;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t17_11;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t535 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t536 = t474 + 16u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t17_12;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t545 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_13 = t545 + t16_8;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t17_13;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t547 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t548 = t474 + 17u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t17_14;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t557 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_15 = t557 + t16_9;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t17_15;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t559 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t560 = t474 + 24u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t17_16;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t569 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_17 = t569 + t16_10;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t17_17;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t571 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t572 = t474 + 25u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t17_18;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t581 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_19 = t581 + t16_11;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t17_19;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t583 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t584 = t474 + 32u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t17_20;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t593 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_21 = t593 + t16_12;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t17_21;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t595 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t596 = t474 + 33u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t17_22;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t605 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_23 = t605 + t16_13;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t17_23;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t607 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t608 = t474 + 40u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t17_24;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t617 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_25 = t617 + t16_14;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t17_25;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t619 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t620 = t474 + 41u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t17_26;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t629 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_27 = t629 + t16_15;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t17_27;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t631 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t632 = t474 + 48u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t17_28;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t641 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_29 = t641 + t16_16;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t17_29;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t643 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t644 = t474 + 49u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t17_30;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t653 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_31 = t653 + t16_17;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t17_31;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t655 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t656 = t474 + 56u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t17_32;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t665 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_33 = t665 + t16_18;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t17_33;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t667 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t668 = t474 + 57u;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t17_34;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t677 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_35 = t677 + t16_19;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t686 = seq_k - 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t687 = t685 < t686 ? t685 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t687 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_4 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_4));
#line 19 "src/functions/sequences.rs"
            const bool t19_2 = t18_2 == of_key;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s = changed;
#line 19 "src/functions/sequences.rs"
            const bool t19_3 = t18_3 == of_key;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = changed_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t695 = t685 + 1u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t696 = t695 < t686 ? t695 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_3 = (u64)t696 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_5 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
            u32 of_key_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_5));
#line 19 "src/functions/sequences.rs"
            const bool t19_4 = t18_2 == of_key_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = changed_3;
#line 19 "src/functions/sequences.rs"
            const bool t19_5 = t18_3 == of_key_2;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = changed_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t704 = t685 + 8u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t705 = t704 < t686 ? t704 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_4 = (u64)t705 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_6 = t4_2 + t7_4;
#line 18 "src/functions/sequences.rs"
            u32 of_key_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_6));
#line 19 "src/functions/sequences.rs"
            const bool t19_6 = t18_2 == of_key_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = changed_5;
#line 19 "src/functions/sequences.rs"
            const bool t19_7 = t18_3 == of_key_3;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = changed_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t713 = t685 + 9u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t714 = t713 < t686 ? t713 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_5 = (u64)t714 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_7 = t4_2 + t7_5;
#line 18 "src/functions/sequences.rs"
            u32 of_key_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_7));
#line 19 "src/functions/sequences.rs"
            const bool t19_8 = t18_2 == of_key_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = changed_7;
#line 19 "src/functions/sequences.rs"
            const bool t19_9 = t18_3 == of_key_4;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = changed_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t722 = t685 + 16u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t723 = t722 < t686 ? t722 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_6 = (u64)t723 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_8 = t4_2 + t7_6;
#line 18 "src/functions/sequences.rs"
            u32 of_key_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_8));
#line 19 "src/functions/sequences.rs"
            const bool t19_10 = t18_2 == of_key_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = changed_9;
#line 19 "src/functions/sequences.rs"
            const bool t19_11 = t18_3 == of_key_5;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = changed_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t731 = t685 + 17u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t732 = t731 < t686 ? t731 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_7 = (u64)t732 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_9 = t4_2 + t7_7;
#line 18 "src/functions/sequences.rs"
            u32 of_key_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_9));
#line 19 "src/functions/sequences.rs"
            const bool t19_12 = t18_2 == of_key_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = changed_11;
#line 19 "src/functions/sequences.rs"
            const bool t19_13 = t18_3 == of_key_6;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = changed_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t740 = t685 + 24u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t741 = t740 < t686 ? t740 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_8 = (u64)t741 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_10 = t4_2 + t7_8;
#line 18 "src/functions/sequences.rs"
            u32 of_key_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_10));
#line 19 "src/functions/sequences.rs"
            const bool t19_14 = t18_2 == of_key_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = changed_13;
#line 19 "src/functions/sequences.rs"
            const bool t19_15 = t18_3 == of_key_7;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = changed_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t749 = t685 + 25u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t750 = t749 < t686 ? t749 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_9 = (u64)t750 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_11 = t4_2 + t7_9;
#line 18 "src/functions/sequences.rs"
            u32 of_key_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_11));
#line 19 "src/functions/sequences.rs"
            const bool t19_16 = t18_2 == of_key_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = changed_15;
#line 19 "src/functions/sequences.rs"
            const bool t19_17 = t18_3 == of_key_8;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = changed_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t758 = t685 + 32u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t759 = t758 < t686 ? t758 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_10 = (u64)t759 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_12 = t4_2 + t7_10;
#line 18 "src/functions/sequences.rs"
            u32 of_key_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_12));
#line 19 "src/functions/sequences.rs"
            const bool t19_18 = t18_2 == of_key_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_17 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = changed_17;
#line 19 "src/functions/sequences.rs"
            const bool t19_19 = t18_3 == of_key_9;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_18 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = changed_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t767 = t685 + 33u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t768 = t767 < t686 ? t767 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_11 = (u64)t768 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_13 = t4_2 + t7_11;
#line 18 "src/functions/sequences.rs"
            u32 of_key_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_13));
#line 19 "src/functions/sequences.rs"
            const bool t19_20 = t18_2 == of_key_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_19 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = changed_19;
#line 19 "src/functions/sequences.rs"
            const bool t19_21 = t18_3 == of_key_10;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_20 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = changed_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t776 = t685 + 40u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t777 = t776 < t686 ? t776 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_12 = (u64)t777 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_14 = t4_2 + t7_12;
#line 18 "src/functions/sequences.rs"
            u32 of_key_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_14));
#line 19 "src/functions/sequences.rs"
            const bool t19_22 = t18_2 == of_key_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_21 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = changed_21;
#line 19 "src/functions/sequences.rs"
            const bool t19_23 = t18_3 == of_key_11;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_22 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = changed_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t785 = t685 + 41u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t786 = t785 < t686 ? t785 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_13 = (u64)t786 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_15 = t4_2 + t7_13;
#line 18 "src/functions/sequences.rs"
            u32 of_key_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_15));
#line 19 "src/functions/sequences.rs"
            const bool t19_24 = t18_2 == of_key_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_23 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = changed_23;
#line 19 "src/functions/sequences.rs"
            const bool t19_25 = t18_3 == of_key_12;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_24 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = changed_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t794 = t685 + 48u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t795 = t794 < t686 ? t794 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_14 = (u64)t795 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_16 = t4_2 + t7_14;
#line 18 "src/functions/sequences.rs"
            u32 of_key_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_16));
#line 19 "src/functions/sequences.rs"
            const bool t19_26 = t18_2 == of_key_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_25 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = changed_25;
#line 19 "src/functions/sequences.rs"
            const bool t19_27 = t18_3 == of_key_13;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_26 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = changed_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t803 = t685 + 49u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t804 = t803 < t686 ? t803 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_15 = (u64)t804 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_17 = t4_2 + t7_15;
#line 18 "src/functions/sequences.rs"
            u32 of_key_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_17));
#line 19 "src/functions/sequences.rs"
            const bool t19_28 = t18_2 == of_key_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_27 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = changed_27;
#line 19 "src/functions/sequences.rs"
            const bool t19_29 = t18_3 == of_key_14;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_28 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = changed_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t812 = t685 + 56u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t813 = t812 < t686 ? t812 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_16 = (u64)t813 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_16;
#line 18 "src/functions/sequences.rs"
            u32 of_key_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_18));
#line 19 "src/functions/sequences.rs"
            const bool t19_30 = t18_2 == of_key_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_29 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = changed_29;
#line 19 "src/functions/sequences.rs"
            const bool t19_31 = t18_3 == of_key_15;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_30 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = changed_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t821 = t685 + 57u;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t822 = t821 < t686 ? t821 : t686;
#line 18 "src/functions/sequences.rs"
            const u64 t7_17 = (u64)t822 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_17;
#line 18 "src/functions/sequences.rs"
            u32 of_key_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_19));
#line 19 "src/functions/sequences.rs"
            const bool t19_32 = t18_2 == of_key_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_31 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = changed_31;
#line 19 "src/functions/sequences.rs"
            const bool t19_33 = t18_3 == of_key_16;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_32 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t839 = t838 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t839 + 1u;
            const u32 t841 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t881 = t880 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t881 + 1u;
            const u32 t883 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1126 = t1125 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1220 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1221 = t1220 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1222 = first_key_4 + t1221;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1223 = first_query_5 + 15u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1224 = first_key_4 + 63u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1225 = first_query_5 + seq_k;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1226 = t1223 - first_query_5;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1227 = t1225 + t1226;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1228 = t1226 <= t1226;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1229 = t1228 ? t1225 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1230 = t1228 ? t1227 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1231 = t1229 - seq_q;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1232 = t1230 - t1229;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1233 = t1231 + t1232;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1234 = t1232 <= t1232;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1235 = t1234 ? t1231 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1236 = t1234 ? t1233 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1237 = t1235 + argument1;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1238 = t1236 - t1235;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1239 = t1237 + t1238;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1240 = t1238 <= t1238;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1241 = t1240 ? t1237 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1242 = t1240 ? t1239 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1243 = t1241 - t1224;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1244 = t1242 - t1241;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1245 = t1224 - first_key_4;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1246 = t1244 + t1245;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1247 = t1243 + t1246;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1248 = t1244 <= t1246;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1249 = t1248 ? t1243 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1250 = t1248 ? t1247 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1251 = (int)t1249 <= (int)t1250;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1252 = t1251 ? t1249 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1253 = t1251 ? t1250 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1254 = (int)t1252 > (int)0u ? t1252 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1255 = (int)t1253 > (int)0u ? t1253 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1256 = (int)t1254 <= (int)t1255;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1257 = t1256 ? t1254 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1258 = t1256 ? t1255 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1259 = (int)t1257 < (int)t6_2 ? t1257 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1260 = (int)t1258 < (int)t6_2 ? t1258 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1261 = (int)t1249 <= (int)t1250;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1262 = t1261 ? t1249 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1263 = t1261 ? t1250 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1264 = (int)0u <= (int)t1262;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1265 = (int)t1249 <= (int)t1250;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1266 = t1265 ? t1249 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1267 = t1265 ? t1250 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1268 = (int)t1267 <= (int)t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1269 = t1264 & t1268;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1270 = t13_2 == 4u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1271 = t1269 & t1270;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1272 = first_query_5 + 16u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1273 = t1272 <= seq_q;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1274 = t1271 & t1273;
#line 30 "src/functions/bias.rs"
                const u32 t4_22 = first_2 - t1222;
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
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t1274) {
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1281 = s * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_36 = t1281 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_36;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1283 = s_3 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u64 t1284 = t15_22 + 18446744073709551388ull;
#line 32 "src/functions/bias.rs"
                    f32 t16_23;
                    asm("ld.global.nc.f32 %0, [%1+260];" : "=f"(t16_23) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_37 = t1283 + t16_23;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_37;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1287 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1288 = t1222 + 1u;
#line 32 "src/functions/bias.rs"
                    f32 t16_24;
                    asm("ld.global.nc.f32 %0, [%1+224];" : "=f"(t16_24) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_38 = t1287 + t16_24;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_38;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1291 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    f32 t16_25;
                    asm("ld.global.nc.f32 %0, [%1+256];" : "=f"(t16_25) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_39 = t1291 + t16_25;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_39;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1294 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1295 = t1222 + 8u;
#line 32 "src/functions/bias.rs"
                    f32 t16_26;
                    asm("ld.global.nc.f32 %0, [%1+196];" : "=f"(t16_26) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_40 = t1294 + t16_26;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_40;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1298 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_41 = t1298 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_41;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1300 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1301 = t1222 + 9u;
#line 32 "src/functions/bias.rs"
                    f32 t16_27;
                    asm("ld.global.nc.f32 %0, [%1+192];" : "=f"(t16_27) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_42 = t1300 + t16_27;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_42;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1304 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_43 = t1304 + t16_24;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_43;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1306 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1307 = t1222 + 16u;
#line 32 "src/functions/bias.rs"
                    f32 t16_28;
                    asm("ld.global.nc.f32 %0, [%1+164];" : "=f"(t16_28) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_44 = t1306 + t16_28;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_44;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1310 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_45 = t1310 + t16_26;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_45;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1312 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1313 = t1222 + 17u;
#line 32 "src/functions/bias.rs"
                    f32 t16_29;
                    asm("ld.global.nc.f32 %0, [%1+160];" : "=f"(t16_29) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_46 = t1312 + t16_29;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_46;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1316 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_47 = t1316 + t16_27;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_47;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1318 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1319 = t1222 + 24u;
#line 32 "src/functions/bias.rs"
                    f32 t16_30;
                    asm("ld.global.nc.f32 %0, [%1+132];" : "=f"(t16_30) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_48 = t1318 + t16_30;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_48;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1322 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_49 = t1322 + t16_28;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_49;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1324 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1325 = t1222 + 25u;
#line 32 "src/functions/bias.rs"
                    f32 t16_31;
                    asm("ld.global.nc.f32 %0, [%1+128];" : "=f"(t16_31) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_50 = t1324 + t16_31;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_50;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1328 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_51 = t1328 + t16_29;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_51;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1330 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1331 = t1222 + 32u;
#line 32 "src/functions/bias.rs"
                    f32 t16_32;
                    asm("ld.global.nc.f32 %0, [%1+100];" : "=f"(t16_32) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_52 = t1330 + t16_32;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_52;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1334 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_53 = t1334 + t16_30;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_53;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1336 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1337 = t1222 + 33u;
#line 32 "src/functions/bias.rs"
                    f32 t16_33;
                    asm("ld.global.nc.f32 %0, [%1+96];" : "=f"(t16_33) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_54 = t1336 + t16_33;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_54;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1340 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_55 = t1340 + t16_31;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_55;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1342 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1343 = t1222 + 40u;
#line 32 "src/functions/bias.rs"
                    f32 t16_34;
                    asm("ld.global.nc.f32 %0, [%1+68];" : "=f"(t16_34) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_56 = t1342 + t16_34;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_56;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1346 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_57 = t1346 + t16_32;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_57;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1348 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1349 = t1222 + 41u;
#line 32 "src/functions/bias.rs"
                    f32 t16_35;
                    asm("ld.global.nc.f32 %0, [%1+64];" : "=f"(t16_35) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_58 = t1348 + t16_35;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_58;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1352 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_59 = t1352 + t16_33;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_59;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1354 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1355 = t1222 + 48u;
#line 32 "src/functions/bias.rs"
                    f32 t16_36;
                    asm("ld.global.nc.f32 %0, [%1+36];" : "=f"(t16_36) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_60 = t1354 + t16_36;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_60;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1358 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_61 = t1358 + t16_34;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_61;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1360 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1361 = t1222 + 49u;
#line 32 "src/functions/bias.rs"
                    f32 t16_37;
                    asm("ld.global.nc.f32 %0, [%1+32];" : "=f"(t16_37) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_62 = t1360 + t16_37;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_62;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1364 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_63 = t1364 + t16_35;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_63;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1366 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1367 = t1222 + 56u;
#line 32 "src/functions/bias.rs"
                    f32 t16_38;
                    asm("ld.global.nc.f32 %0, [%1+4];" : "=f"(t16_38) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_64 = t1366 + t16_38;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_64;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1370 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_65 = t1370 + t16_36;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_65;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1372 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1373 = t1222 + 57u;
#line 32 "src/functions/bias.rs"
                    f32 t16_39;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_39) : "l"(t1284));
#line 32 "src/functions/bias.rs"
                    const f32 t17_66 = t1372 + t16_39;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_66;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1376 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_67 = t1376 + t16_37;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_67;
                } else {
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1378 = first_query_5 + 15u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1379 = first_key_4 + 63u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1380 = first_query_5 + seq_k;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1381 = t1378 - first_query_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1382 = t1380 + t1381;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1383 = t1381 <= t1381;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1384 = t1383 ? t1380 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1385 = t1383 ? t1382 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1386 = t1384 - seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1387 = t1385 - t1384;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1388 = t1386 + t1387;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1389 = t1387 <= t1387;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1390 = t1389 ? t1386 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1391 = t1389 ? t1388 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1392 = t1390 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1393 = t1391 - t1390;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1394 = t1392 + t1393;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1395 = t1393 <= t1393;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1396 = t1395 ? t1392 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1397 = t1395 ? t1394 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1398 = t1396 - t1379;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1399 = t1397 - t1396;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1400 = t1379 - first_key_4;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1401 = t1399 + t1400;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1402 = t1398 + t1401;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1403 = t1399 <= t1401;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1404 = t1403 ? t1398 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1405 = t1403 ? t1402 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1406 = (int)t1404 <= (int)t1405;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1407 = t1406 ? t1404 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1408 = t1406 ? t1405 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1409 = (int)t1407 > (int)0u ? t1407 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1410 = (int)t1408 > (int)0u ? t1408 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1411 = (int)t1409 <= (int)t1410;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1412 = t1411 ? t1409 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1413 = t1411 ? t1410 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1414 = (int)t1412 < (int)t6_2 ? t1412 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1415 = (int)t1413 < (int)t6_2 ? t1413 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1416 = t1414 == t1415;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                    if (t1416) {
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1417 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_68 = t1417 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_68;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1419 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_69 = t1419 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_69;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1421 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1422 = t1222 + 1u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_70 = t1421 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_70;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1424 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_71 = t1424 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_71;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1426 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1427 = t1222 + 8u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_72 = t1426 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_72;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1429 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_73 = t1429 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_73;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1431 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1432 = t1222 + 9u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_74 = t1431 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_74;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1434 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_75 = t1434 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_75;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1436 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1437 = t1222 + 16u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_76 = t1436 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_76;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1439 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_77 = t1439 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_77;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1441 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1442 = t1222 + 17u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_78 = t1441 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_78;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1444 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_79 = t1444 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_79;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1446 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1447 = t1222 + 24u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_80 = t1446 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_80;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1449 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_81 = t1449 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_81;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1451 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1452 = t1222 + 25u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_82 = t1451 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_82;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1454 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_83 = t1454 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_83;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1456 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1457 = t1222 + 32u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_84 = t1456 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_84;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1459 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_85 = t1459 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_85;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1461 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1462 = t1222 + 33u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_86 = t1461 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_86;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1464 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_87 = t1464 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_87;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1466 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1467 = t1222 + 40u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_88 = t1466 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_88;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1469 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_89 = t1469 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_89;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1471 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1472 = t1222 + 41u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_90 = t1471 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_90;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1474 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_91 = t1474 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_91;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1476 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1477 = t1222 + 48u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_92 = t1476 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_92;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1479 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_93 = t1479 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_93;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1481 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1482 = t1222 + 49u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_94 = t1481 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_94;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1484 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_95 = t1484 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_95;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1486 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1487 = t1222 + 56u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_96 = t1486 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_96;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1489 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_97 = t1489 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_97;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1491 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1492 = t1222 + 57u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_98 = t1491 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_98;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1494 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_99 = t1494 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_99;
                    } else {
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1496 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_100 = t1496 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_100;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1498 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_23 = first_3 - t1222;
#line 30 "src/functions/bias.rs"
                        const u32 t5_23 = (int)t4_23 > (int)0u ? t4_23 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_20 = (int)t5_23 < (int)t6_3 ? t5_23 : t6_3;
#line 32 "src/functions/bias.rs"
                        const u64 t14_23 = (u64)place_20 * t13_3;
#line 32 "src/functions/bias.rs"
                        const u64 t15_23 = t11_3 + t14_23;
#line 32 "src/functions/bias.rs"
                        f32 t16_40;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_40) : "l"(t15_23));
#line 32 "src/functions/bias.rs"
                        const f32 t17_101 = t1498 + t16_40;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_101;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1506 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1507 = t1222 + 1u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_24 = first_2 - t1507;
#line 30 "src/functions/bias.rs"
                        const u32 t5_24 = (int)t4_24 > (int)0u ? t4_24 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_21 = (int)t5_24 < (int)t6_2 ? t5_24 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_24 = (u64)place_21 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_24 = t11_2 + t14_24;
#line 32 "src/functions/bias.rs"
                        f32 t16_41;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_41) : "l"(t15_24));
#line 32 "src/functions/bias.rs"
                        const f32 t17_102 = t1506 + t16_41;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_102;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1515 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_25 = first_3 - t1507;
#line 30 "src/functions/bias.rs"
                        const u32 t5_25 = (int)t4_25 > (int)0u ? t4_25 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_22 = (int)t5_25 < (int)t6_3 ? t5_25 : t6_3;
#line 32 "src/functions/bias.rs"
                        const u64 t14_25 = (u64)place_22 * t13_3;
#line 32 "src/functions/bias.rs"
                        const u64 t15_25 = t11_3 + t14_25;
#line 32 "src/functions/bias.rs"
                        f32 t16_42;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_42) : "l"(t15_25));
#line 32 "src/functions/bias.rs"
                        const f32 t17_103 = t1515 + t16_42;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_103;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1523 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1524 = t1222 + 8u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_26 = first_2 - t1524;
#line 30 "src/functions/bias.rs"
                        const u32 t5_26 = (int)t4_26 > (int)0u ? t4_26 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_23 = (int)t5_26 < (int)t6_2 ? t5_26 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_26 = (u64)place_23 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_26 = t11_2 + t14_26;
#line 32 "src/functions/bias.rs"
                        f32 t16_43;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_43) : "l"(t15_26));
#line 32 "src/functions/bias.rs"
                        const f32 t17_104 = t1523 + t16_43;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_104;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1532 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_105 = t1532 + t16_22;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_105;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1534 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1535 = t1222 + 9u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_27 = first_2 - t1535;
#line 30 "src/functions/bias.rs"
                        const u32 t5_27 = (int)t4_27 > (int)0u ? t4_27 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_24 = (int)t5_27 < (int)t6_2 ? t5_27 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_27 = (u64)place_24 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_27 = t11_2 + t14_27;
#line 32 "src/functions/bias.rs"
                        f32 t16_44;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_44) : "l"(t15_27));
#line 32 "src/functions/bias.rs"
                        const f32 t17_106 = t1534 + t16_44;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_106;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1543 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_107 = t1543 + t16_41;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_107;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1545 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1546 = t1222 + 16u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_28 = first_2 - t1546;
#line 30 "src/functions/bias.rs"
                        const u32 t5_28 = (int)t4_28 > (int)0u ? t4_28 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_25 = (int)t5_28 < (int)t6_2 ? t5_28 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_28 = (u64)place_25 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_28 = t11_2 + t14_28;
#line 32 "src/functions/bias.rs"
                        f32 t16_45;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_45) : "l"(t15_28));
#line 32 "src/functions/bias.rs"
                        const f32 t17_108 = t1545 + t16_45;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_108;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1554 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_109 = t1554 + t16_43;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_109;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1556 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1557 = t1222 + 17u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_29 = first_2 - t1557;
#line 30 "src/functions/bias.rs"
                        const u32 t5_29 = (int)t4_29 > (int)0u ? t4_29 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_26 = (int)t5_29 < (int)t6_2 ? t5_29 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_29 = (u64)place_26 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_29 = t11_2 + t14_29;
#line 32 "src/functions/bias.rs"
                        f32 t16_46;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_46) : "l"(t15_29));
#line 32 "src/functions/bias.rs"
                        const f32 t17_110 = t1556 + t16_46;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_110;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1565 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_111 = t1565 + t16_44;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_111;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1567 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1568 = t1222 + 24u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_30 = first_2 - t1568;
#line 30 "src/functions/bias.rs"
                        const u32 t5_30 = (int)t4_30 > (int)0u ? t4_30 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_27 = (int)t5_30 < (int)t6_2 ? t5_30 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_30 = (u64)place_27 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_30 = t11_2 + t14_30;
#line 32 "src/functions/bias.rs"
                        f32 t16_47;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_47) : "l"(t15_30));
#line 32 "src/functions/bias.rs"
                        const f32 t17_112 = t1567 + t16_47;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_112;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1576 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_113 = t1576 + t16_45;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_113;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1578 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1579 = t1222 + 25u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_31 = first_2 - t1579;
#line 30 "src/functions/bias.rs"
                        const u32 t5_31 = (int)t4_31 > (int)0u ? t4_31 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_28 = (int)t5_31 < (int)t6_2 ? t5_31 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_31 = (u64)place_28 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_31 = t11_2 + t14_31;
#line 32 "src/functions/bias.rs"
                        f32 t16_48;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_48) : "l"(t15_31));
#line 32 "src/functions/bias.rs"
                        const f32 t17_114 = t1578 + t16_48;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_114;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1587 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_115 = t1587 + t16_46;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_115;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1589 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1590 = t1222 + 32u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_32 = first_2 - t1590;
#line 30 "src/functions/bias.rs"
                        const u32 t5_32 = (int)t4_32 > (int)0u ? t4_32 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_29 = (int)t5_32 < (int)t6_2 ? t5_32 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_32 = (u64)place_29 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_32 = t11_2 + t14_32;
#line 32 "src/functions/bias.rs"
                        f32 t16_49;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_49) : "l"(t15_32));
#line 32 "src/functions/bias.rs"
                        const f32 t17_116 = t1589 + t16_49;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_116;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1598 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_117 = t1598 + t16_47;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_117;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1600 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1601 = t1222 + 33u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_33 = first_2 - t1601;
#line 30 "src/functions/bias.rs"
                        const u32 t5_33 = (int)t4_33 > (int)0u ? t4_33 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_30 = (int)t5_33 < (int)t6_2 ? t5_33 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_33 = (u64)place_30 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_33 = t11_2 + t14_33;
#line 32 "src/functions/bias.rs"
                        f32 t16_50;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_50) : "l"(t15_33));
#line 32 "src/functions/bias.rs"
                        const f32 t17_118 = t1600 + t16_50;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_118;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1609 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_119 = t1609 + t16_48;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_119;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1611 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1612 = t1222 + 40u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_34 = first_2 - t1612;
#line 30 "src/functions/bias.rs"
                        const u32 t5_34 = (int)t4_34 > (int)0u ? t4_34 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_31 = (int)t5_34 < (int)t6_2 ? t5_34 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_34 = (u64)place_31 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_34 = t11_2 + t14_34;
#line 32 "src/functions/bias.rs"
                        f32 t16_51;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_51) : "l"(t15_34));
#line 32 "src/functions/bias.rs"
                        const f32 t17_120 = t1611 + t16_51;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_120;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1620 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_121 = t1620 + t16_49;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_121;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1622 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1623 = t1222 + 41u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_35 = first_2 - t1623;
#line 30 "src/functions/bias.rs"
                        const u32 t5_35 = (int)t4_35 > (int)0u ? t4_35 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_32 = (int)t5_35 < (int)t6_2 ? t5_35 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_35 = (u64)place_32 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_35 = t11_2 + t14_35;
#line 32 "src/functions/bias.rs"
                        f32 t16_52;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_52) : "l"(t15_35));
#line 32 "src/functions/bias.rs"
                        const f32 t17_122 = t1622 + t16_52;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_122;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1631 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_123 = t1631 + t16_50;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_123;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1633 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1634 = t1222 + 48u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_36 = first_2 - t1634;
#line 30 "src/functions/bias.rs"
                        const u32 t5_36 = (int)t4_36 > (int)0u ? t4_36 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_33 = (int)t5_36 < (int)t6_2 ? t5_36 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_36 = (u64)place_33 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_36 = t11_2 + t14_36;
#line 32 "src/functions/bias.rs"
                        f32 t16_53;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_53) : "l"(t15_36));
#line 32 "src/functions/bias.rs"
                        const f32 t17_124 = t1633 + t16_53;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_124;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1642 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_125 = t1642 + t16_51;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_125;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1644 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1645 = t1222 + 49u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_37 = first_2 - t1645;
#line 30 "src/functions/bias.rs"
                        const u32 t5_37 = (int)t4_37 > (int)0u ? t4_37 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_34 = (int)t5_37 < (int)t6_2 ? t5_37 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_37 = (u64)place_34 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_37 = t11_2 + t14_37;
#line 32 "src/functions/bias.rs"
                        f32 t16_54;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_54) : "l"(t15_37));
#line 32 "src/functions/bias.rs"
                        const f32 t17_126 = t1644 + t16_54;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_126;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1653 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_127 = t1653 + t16_52;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_127;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1655 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1656 = t1222 + 56u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_38 = first_2 - t1656;
#line 30 "src/functions/bias.rs"
                        const u32 t5_38 = (int)t4_38 > (int)0u ? t4_38 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_35 = (int)t5_38 < (int)t6_2 ? t5_38 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_38 = (u64)place_35 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_38 = t11_2 + t14_38;
#line 32 "src/functions/bias.rs"
                        f32 t16_55;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_55) : "l"(t15_38));
#line 32 "src/functions/bias.rs"
                        const f32 t17_128 = t1655 + t16_55;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_128;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1664 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_129 = t1664 + t16_53;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_129;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1666 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1667 = t1222 + 57u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_39 = first_2 - t1667;
#line 30 "src/functions/bias.rs"
                        const u32 t5_39 = (int)t4_39 > (int)0u ? t4_39 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_36 = (int)t5_39 < (int)t6_2 ? t5_39 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_39 = (u64)place_36 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_39 = t11_2 + t14_39;
#line 32 "src/functions/bias.rs"
                        f32 t16_56;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_56) : "l"(t15_39));
#line 32 "src/functions/bias.rs"
                        const f32 t17_130 = t1666 + t16_56;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_130;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1675 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_131 = t1675 + t16_54;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_131;
                    }
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1677 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1678 = t1677 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t1678 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1680 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t1680 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1682 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1683 = t1682 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1684 = first_key_5 + t1683;
#line 18 "src/functions/sequences.rs"
                const u64 t7_18 = (u64)t1684 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_20 = t4_2 + t7_18;
#line 18 "src/functions/sequences.rs"
                u32 of_key_17;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_20));
#line 19 "src/functions/sequences.rs"
                const bool t19_34 = t18_2 == of_key_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_33 = t19_34 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s = changed_33;
#line 19 "src/functions/sequences.rs"
                const bool t19_35 = t18_3 == of_key_17;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_34 = t19_35 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = changed_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1692 = t1684 + 1u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_19 = (u64)t1692 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_21 = t4_2 + t7_19;
#line 18 "src/functions/sequences.rs"
                u32 of_key_18;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_21));
#line 19 "src/functions/sequences.rs"
                const bool t19_36 = t18_2 == of_key_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_35 = t19_36 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = changed_35;
#line 19 "src/functions/sequences.rs"
                const bool t19_37 = t18_3 == of_key_18;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_36 = t19_37 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = changed_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1700 = t1684 + 8u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_20 = (u64)t1700 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_22 = t4_2 + t7_20;
#line 18 "src/functions/sequences.rs"
                u32 of_key_19;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_22));
#line 19 "src/functions/sequences.rs"
                const bool t19_38 = t18_2 == of_key_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_37 = t19_38 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = changed_37;
#line 19 "src/functions/sequences.rs"
                const bool t19_39 = t18_3 == of_key_19;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_38 = t19_39 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = changed_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1708 = t1684 + 9u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_21 = (u64)t1708 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_23 = t4_2 + t7_21;
#line 18 "src/functions/sequences.rs"
                u32 of_key_20;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_23));
#line 19 "src/functions/sequences.rs"
                const bool t19_40 = t18_2 == of_key_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_39 = t19_40 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = changed_39;
#line 19 "src/functions/sequences.rs"
                const bool t19_41 = t18_3 == of_key_20;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_40 = t19_41 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = changed_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1716 = t1684 + 16u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_22 = (u64)t1716 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_24 = t4_2 + t7_22;
#line 18 "src/functions/sequences.rs"
                u32 of_key_21;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_24));
#line 19 "src/functions/sequences.rs"
                const bool t19_42 = t18_2 == of_key_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_41 = t19_42 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_41;
#line 19 "src/functions/sequences.rs"
                const bool t19_43 = t18_3 == of_key_21;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_42 = t19_43 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1724 = t1684 + 17u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_23 = (u64)t1724 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_25 = t4_2 + t7_23;
#line 18 "src/functions/sequences.rs"
                u32 of_key_22;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_25));
#line 19 "src/functions/sequences.rs"
                const bool t19_44 = t18_2 == of_key_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_43 = t19_44 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_43;
#line 19 "src/functions/sequences.rs"
                const bool t19_45 = t18_3 == of_key_22;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_44 = t19_45 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1732 = t1684 + 24u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_24 = (u64)t1732 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_26 = t4_2 + t7_24;
#line 18 "src/functions/sequences.rs"
                u32 of_key_23;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_26));
#line 19 "src/functions/sequences.rs"
                const bool t19_46 = t18_2 == of_key_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_45 = t19_46 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_45;
#line 19 "src/functions/sequences.rs"
                const bool t19_47 = t18_3 == of_key_23;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_46 = t19_47 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1740 = t1684 + 25u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_25 = (u64)t1740 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_27 = t4_2 + t7_25;
#line 18 "src/functions/sequences.rs"
                u32 of_key_24;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_27));
#line 19 "src/functions/sequences.rs"
                const bool t19_48 = t18_2 == of_key_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_47 = t19_48 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_47;
#line 19 "src/functions/sequences.rs"
                const bool t19_49 = t18_3 == of_key_24;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_48 = t19_49 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1748 = t1684 + 32u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_26 = (u64)t1748 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_28 = t4_2 + t7_26;
#line 18 "src/functions/sequences.rs"
                u32 of_key_25;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_28));
#line 19 "src/functions/sequences.rs"
                const bool t19_50 = t18_2 == of_key_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_49 = t19_50 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = changed_49;
#line 19 "src/functions/sequences.rs"
                const bool t19_51 = t18_3 == of_key_25;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_50 = t19_51 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = changed_50;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1756 = t1684 + 33u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_27 = (u64)t1756 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_29 = t4_2 + t7_27;
#line 18 "src/functions/sequences.rs"
                u32 of_key_26;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_29));
#line 19 "src/functions/sequences.rs"
                const bool t19_52 = t18_2 == of_key_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_51 = t19_52 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = changed_51;
#line 19 "src/functions/sequences.rs"
                const bool t19_53 = t18_3 == of_key_26;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_52 = t19_53 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = changed_52;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1764 = t1684 + 40u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_28 = (u64)t1764 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_30 = t4_2 + t7_28;
#line 18 "src/functions/sequences.rs"
                u32 of_key_27;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_30));
#line 19 "src/functions/sequences.rs"
                const bool t19_54 = t18_2 == of_key_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_53 = t19_54 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = changed_53;
#line 19 "src/functions/sequences.rs"
                const bool t19_55 = t18_3 == of_key_27;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_54 = t19_55 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = changed_54;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1772 = t1684 + 41u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_29 = (u64)t1772 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_31 = t4_2 + t7_29;
#line 18 "src/functions/sequences.rs"
                u32 of_key_28;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_31));
#line 19 "src/functions/sequences.rs"
                const bool t19_56 = t18_2 == of_key_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_55 = t19_56 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = changed_55;
#line 19 "src/functions/sequences.rs"
                const bool t19_57 = t18_3 == of_key_28;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_56 = t19_57 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = changed_56;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1780 = t1684 + 48u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_30 = (u64)t1780 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_32 = t4_2 + t7_30;
#line 18 "src/functions/sequences.rs"
                u32 of_key_29;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_32));
#line 19 "src/functions/sequences.rs"
                const bool t19_58 = t18_2 == of_key_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_57 = t19_58 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = changed_57;
#line 19 "src/functions/sequences.rs"
                const bool t19_59 = t18_3 == of_key_29;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_58 = t19_59 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = changed_58;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1788 = t1684 + 49u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_31 = (u64)t1788 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_33 = t4_2 + t7_31;
#line 18 "src/functions/sequences.rs"
                u32 of_key_30;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_33));
#line 19 "src/functions/sequences.rs"
                const bool t19_60 = t18_2 == of_key_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_59 = t19_60 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = changed_59;
#line 19 "src/functions/sequences.rs"
                const bool t19_61 = t18_3 == of_key_30;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_60 = t19_61 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = changed_60;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1796 = t1684 + 56u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_32 = (u64)t1796 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_34 = t4_2 + t7_32;
#line 18 "src/functions/sequences.rs"
                u32 of_key_31;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_34));
#line 19 "src/functions/sequences.rs"
                const bool t19_62 = t18_2 == of_key_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_61 = t19_62 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = changed_61;
#line 19 "src/functions/sequences.rs"
                const bool t19_63 = t18_3 == of_key_31;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_62 = t19_63 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = changed_62;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1804 = t1684 + 57u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_33 = (u64)t1804 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_35 = t4_2 + t7_33;
#line 18 "src/functions/sequences.rs"
                u32 of_key_32;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_35));
#line 19 "src/functions/sequences.rs"
                const bool t19_64 = t18_2 == of_key_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_63 = t19_64 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = changed_63;
#line 19 "src/functions/sequences.rs"
                const bool t19_65 = t18_3 == of_key_32;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_64 = t19_65 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = changed_64;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1812 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1813 = t1812 - i_3;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_6 = t1813 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1815 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_7 = t1815 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1817 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1818 = t1817 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_6 + t1818;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1820 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1821 = first_query_7 + t1820;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1822 = t1821 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1822 + 1u;
                const u32 t1824 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1825 = t1824 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1825 < seq_k ? t1825 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1827 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1827 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1830 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1830;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1832 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1832;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1834 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1834;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1836 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1838 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1840 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1842 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1844 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1846 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1848 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1850 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1852 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1854 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1856 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1858 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1860 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1860;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1861 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1862 = first_query_7 + t1861;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1863 = t1862 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1864 = t1863 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1864 + 1u;
                const u32 t1866 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1867 = t1866 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1867 < seq_k ? t1867 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1869 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1869 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1872 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1872;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1874 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1874;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1876 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1876;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1878 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1880 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1882 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1884 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1886 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1888 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1890 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1892 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1894 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1896 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1898 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1900 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1902 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1902;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1903;
                asm("max.f32 %0, %1, %2;" : "=f"(t1903) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1904;
                asm("max.f32 %0, %1, %2;" : "=f"(t1904) : "f"(t1903), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1905;
                asm("max.f32 %0, %1, %2;" : "=f"(t1905) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1906;
                asm("max.f32 %0, %1, %2;" : "=f"(t1906) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1907;
                asm("max.f32 %0, %1, %2;" : "=f"(t1907) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1908;
                asm("max.f32 %0, %1, %2;" : "=f"(t1908) : "f"(t1904), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1909;
                asm("max.f32 %0, %1, %2;" : "=f"(t1909) : "f"(t1905), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1910;
                asm("max.f32 %0, %1, %2;" : "=f"(t1910) : "f"(t1906), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1911;
                asm("max.f32 %0, %1, %2;" : "=f"(t1911) : "f"(t1907), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1912;
                asm("max.f32 %0, %1, %2;" : "=f"(t1912) : "f"(t1908), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1913;
                asm("max.f32 %0, %1, %2;" : "=f"(t1913) : "f"(t1909), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1914;
                asm("max.f32 %0, %1, %2;" : "=f"(t1914) : "f"(t1910), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1915;
                asm("max.f32 %0, %1, %2;" : "=f"(t1915) : "f"(t1911), "f"(s_30));
                f32 t1916;
                asm("max.f32 %0, %1, %2;" : "=f"(t1916) : "f"(t1912), "f"(t1913));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1917;
                asm("max.f32 %0, %1, %2;" : "=f"(t1917) : "f"(t1914), "f"(t1915));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1918;
                asm("max.f32 %0, %1, %2;" : "=f"(t1918) : "f"(t1916), "f"(t1917));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1919;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1919) : "f"(t1918));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1918), "f"(t1919));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1921;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1921) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1921));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1923;
                asm("max.f32 %0, %1, %2;" : "=f"(t1923) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1924;
                asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(t1923), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1925;
                asm("max.f32 %0, %1, %2;" : "=f"(t1925) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1926;
                asm("max.f32 %0, %1, %2;" : "=f"(t1926) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1927;
                asm("max.f32 %0, %1, %2;" : "=f"(t1927) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1928;
                asm("max.f32 %0, %1, %2;" : "=f"(t1928) : "f"(t1924), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1929;
                asm("max.f32 %0, %1, %2;" : "=f"(t1929) : "f"(t1925), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1930;
                asm("max.f32 %0, %1, %2;" : "=f"(t1930) : "f"(t1926), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1931;
                asm("max.f32 %0, %1, %2;" : "=f"(t1931) : "f"(t1927), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1932;
                asm("max.f32 %0, %1, %2;" : "=f"(t1932) : "f"(t1928), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1933;
                asm("max.f32 %0, %1, %2;" : "=f"(t1933) : "f"(t1929), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1934;
                asm("max.f32 %0, %1, %2;" : "=f"(t1934) : "f"(t1930), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1935;
                asm("max.f32 %0, %1, %2;" : "=f"(t1935) : "f"(t1931), "f"(s_32));
                f32 t1936;
                asm("max.f32 %0, %1, %2;" : "=f"(t1936) : "f"(t1932), "f"(t1933));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1937;
                asm("max.f32 %0, %1, %2;" : "=f"(t1937) : "f"(t1934), "f"(t1935));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1938;
                asm("max.f32 %0, %1, %2;" : "=f"(t1938) : "f"(t1936), "f"(t1937));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1939;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1939) : "f"(t1938));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1938), "f"(t1939));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1941;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1941) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1941));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1943 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1944 = t1943 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1945 = 8.0f < t1944;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1946 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1947 = t1946 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1948 = 8.0f < t1947;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1949 = t1945 | t1948;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1949);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1954;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1954) : "f"(old_7), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1955 = t1954 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1955));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1958 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1959 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(1.442695f), "f"(t1959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1961) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1961;
                const f32 t1962 = t1958 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1963 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(1.442695f), "f"(t1963));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1965) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1965;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1966 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(1.442695f), "f"(t1966));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1968;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1968) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1968;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1969 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(1.442695f), "f"(t1969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1971;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1972 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(1.442695f), "f"(t1972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1974;
                const f32 t1975 = t1962 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1976 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(1.442695f), "f"(t1976));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1978;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1978) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1978;
                const f32 t1979 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1980 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(1.442695f), "f"(t1980));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1982;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1982) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1982;
                const f32 t1983 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1984 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(1.442695f), "f"(t1984));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1986;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1986) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1986;
                const f32 t1987 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1988 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(1.442695f), "f"(t1988));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1990;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1990) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1990;
                const f32 t1991 = t1975 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1992 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(1.442695f), "f"(t1992));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1994;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1994) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1994;
                const f32 t1995 = t1979 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1996 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(1.442695f), "f"(t1996));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1998;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1998) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1998;
                const f32 t1999 = t1983 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2000 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(1.442695f), "f"(t2000));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2002;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2002) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2002;
                const f32 t2003 = t1987 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2004 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(1.442695f), "f"(t2004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2006;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2006) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2006;
                const f32 t2007 = t1991 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2008 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(1.442695f), "f"(t2008));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2010;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2010) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2010;
                const f32 t2011 = t1995 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2012 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(1.442695f), "f"(t2012));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2014;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2014) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2014;
                const f32 t2015 = t1999 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2016 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(1.442695f), "f"(t2016));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2018;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2018) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2018;
                const f32 t2019 = t2003 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2020 = t2007 + t2011;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2021 = t2015 + t2019;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = t2020 + t2021;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2022;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2026;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(old_8), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = t2026 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t2027));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2030 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2031 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(1.442695f), "f"(t2031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2033) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2033;
                const f32 t2034 = t2030 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2035 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(1.442695f), "f"(t2035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2037) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2037;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2038 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(1.442695f), "f"(t2038));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2040;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2040) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2040;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2041 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(1.442695f), "f"(t2041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2043;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2044 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(1.442695f), "f"(t2044));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2046) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2046;
                const f32 t2047 = t2034 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2048 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(1.442695f), "f"(t2048));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2050;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2050) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2050;
                const f32 t2051 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2052 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(1.442695f), "f"(t2052));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2054;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2054) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2054;
                const f32 t2055 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2056 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(1.442695f), "f"(t2056));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2058;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2058) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2058;
                const f32 t2059 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2060 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(1.442695f), "f"(t2060));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2062;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2062) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2062;
                const f32 t2063 = t2047 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2064 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(1.442695f), "f"(t2064));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2066;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2066) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2066;
                const f32 t2067 = t2051 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2068 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(1.442695f), "f"(t2068));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2070;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2070) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2070;
                const f32 t2071 = t2055 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2072 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(1.442695f), "f"(t2072));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2074;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2074) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2074;
                const f32 t2075 = t2059 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2076 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(1.442695f), "f"(t2076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2078;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2078) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2078;
                const f32 t2079 = t2063 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2080 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(1.442695f), "f"(t2080));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2082;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2082) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2082;
                const f32 t2083 = t2067 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2084 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(1.442695f), "f"(t2084));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2086;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2086) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2086;
                const f32 t2087 = t2071 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2088 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(1.442695f), "f"(t2088));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2090;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2090) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2090;
                const f32 t2091 = t2075 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2092 = t2079 + t2083;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2093 = t2087 + t2091;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2094 = t2092 + t2093;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2094;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2095 = i_3 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2096 = t367 + t2095;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2097 = t2096 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2098 = t2097 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2099 = t2098 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2100 = t10 + t2099;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2101 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2101) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2100) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2102 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2103 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2104 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2105 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2106 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2107 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2108 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2109 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2110 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2111 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2112 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2113 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2114 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2115 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2116 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2117 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2118 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2119 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2120 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2121 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2122 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2123 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2124 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2125 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2126 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2127 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2128 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2129 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2130 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2131 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2132 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2133 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2134 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2135 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2136 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2137 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2138 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2139 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2140 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2141 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2142 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2143 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2144 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2145 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2146 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2147 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2148 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2149 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2150 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2151 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2152 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2153 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2154 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2155 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2156 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2157 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2158 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2159 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2160 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2161 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2162 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2163 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2164 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2165 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2165;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2166;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2167;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2167) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2168;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2169;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2169) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2170;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2171;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2171) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2172;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2173;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2174;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2175;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2176;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2177;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2178;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2179;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2180;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2181;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2166;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2167;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2168;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2169;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2170;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2171;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2172;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2173;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2174;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2175;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2176;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2177;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2178;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2179;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2180;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2181;
            }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2182 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2182) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2183 = t367 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2184 = t2183 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2185 = t2184 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2186 = t10 + t2185;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2187 = t2183 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2188 = t2187 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2186), "r"(t2188) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2189 = t369 & 3u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2190 = t2189 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2191 = smem_1 + t2190;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2192 = t2183 % 3u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2193 = t2192 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2194 = t8 + t2193;
                const u32 t2195 = t2191 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2196 = t2194 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2197 = t2195 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2198 = (u64)t2197;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2199 = t2198 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2200 = t2196 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2201 = (u64)t2200;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2202 = t2201 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2203 = t2195 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2204 = (u64)t2203;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2205 = t2204 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2206 = t2196 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2207 = (u64)t2206;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2208 = t2207 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2209 = t2195 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2210 = (u64)t2209;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2211 = t2210 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2212 = t2196 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2213 = (u64)t2212;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2214 = t2213 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2215 = t2195 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2216 = (u64)t2215;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2217 = t2216 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2218 = t2196 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2219 = (u64)t2218;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2220 = t2219 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2221 = t2195 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2222 = (u64)t2221;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2223 = t2222 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2224 = t2196 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2225 = (u64)t2224;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2226 = t2225 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2227 = t2195 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2228 = (u64)t2227;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2229 = t2228 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2230 = t2196 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2231 = (u64)t2230;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2232 = t2231 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2233 = t2195 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2234 = (u64)t2233;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2235 = t2234 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2236 = t2196 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2237 = (u64)t2236;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2238 = t2237 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2239 = t2195 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2240 = (u64)t2239;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2241 = t2240 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2242 = t2196 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2243 = (u64)t2242;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2244 = t2243 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2199), "l"(t2202), "l"(t2205), "l"(t2208), "l"(t2211), "l"(t2214), "l"(t2217), "l"(t2220), "l"(t2223), "l"(t2226), "l"(t2229), "l"(t2232), "l"(t2235), "l"(t2238), "l"(t2241), "l"(t2244) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2245 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2246 = t367 + t2245;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2247 = t2246 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2248 = t2247 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2249 = t2248 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2250 = t10 + t2249;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2251 = t2246 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2252 = t2251 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2250), "r"(t2252) : "memory");
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
                const u32 t2253 = t2246 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2254 = t2253 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2255 = t9 + t2254;
                const u32 t2256 = t2255 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2257 = t2256 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2258 = (u64)t2257;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2259 = t2258 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2260 = t2256 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2261 = (u64)t2260;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2262 = t2261 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2263 = t2256 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2264 = (u64)t2263;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2265 = t2264 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2266 = t2256 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2267 = (u64)t2266;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2268 = t2267 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2259), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2262), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2265), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2268) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2269 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2270 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2269 ? 0u : t2270;
                const u32 t2272 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2272) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2273 = t367 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2274 = t2273 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2275 = t2274 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2276 = t2275 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2277 = t10 + t2276;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2278 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2278) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2277) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2279 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2280 = t2279 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_7 = t2280 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2282 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_8 = t2282 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2284 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2285 = t2284 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2286 = first_key_7 + t2285;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2287 = first_query_8 + 15u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2288 = first_key_7 + 63u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2289 = first_query_8 + seq_k;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2290 = t2287 - first_query_8;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2291 = t2289 + t2290;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2292 = t2290 <= t2290;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2293 = t2292 ? t2289 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2294 = t2292 ? t2291 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2295 = t2293 - seq_q;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2296 = t2294 - t2293;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2297 = t2295 + t2296;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2298 = t2296 <= t2296;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2299 = t2298 ? t2295 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2300 = t2298 ? t2297 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2301 = t2299 + argument1;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2302 = t2300 - t2299;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2303 = t2301 + t2302;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2304 = t2302 <= t2302;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2305 = t2304 ? t2301 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2306 = t2304 ? t2303 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2307 = t2305 - t2288;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2308 = t2306 - t2305;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2309 = t2288 - first_key_7;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2310 = t2308 + t2309;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2311 = t2307 + t2310;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2312 = t2308 <= t2310;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2313 = t2312 ? t2307 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2314 = t2312 ? t2311 : 4294967295u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2315 = (int)t2313 <= (int)t2314;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2316 = t2315 ? t2313 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2317 = t2315 ? t2314 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2318 = (int)t2316 > (int)0u ? t2316 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2319 = (int)t2317 > (int)0u ? t2317 : 0u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2320 = (int)t2318 <= (int)t2319;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2321 = t2320 ? t2318 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2322 = t2320 ? t2319 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2323 = (int)t2321 < (int)t6_2 ? t2321 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2324 = (int)t2322 < (int)t6_2 ? t2322 : t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2325 = (int)t2313 <= (int)t2314;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2326 = t2325 ? t2313 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2327 = t2325 ? t2314 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2328 = (int)0u <= (int)t2326;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2329 = (int)t2313 <= (int)t2314;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2330 = t2329 ? t2313 : 2147483648u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2331 = t2329 ? t2314 : 2147483647u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2332 = (int)t2331 <= (int)t6_2;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2333 = t2328 & t2332;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2334 = t13_2 == 4u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2335 = t2333 & t2334;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2336 = first_query_8 + 16u;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2337 = t2336 <= seq_q;
#line 494 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2338 = t2335 & t2337;
#line 30 "src/functions/bias.rs"
                const u32 t4_40 = first_2 - t2286;
#line 30 "src/functions/bias.rs"
                const u32 t5_40 = (int)t4_40 > (int)0u ? t4_40 : 0u;
#line 30 "src/functions/bias.rs"
                const u32 place_37 = (int)t5_40 < (int)t6_2 ? t5_40 : t6_2;
#line 32 "src/functions/bias.rs"
                const u64 t14_40 = (u64)place_37 * t13_2;
#line 32 "src/functions/bias.rs"
                const u64 t15_40 = t11_2 + t14_40;
#line 32 "src/functions/bias.rs"
                f32 t16_57;
                asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_57) : "l"(t15_40));
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t2338) {
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2345 = s * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_132 = t2345 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_132;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2347 = s_3 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u64 t2348 = t15_40 + 18446744073709551388ull;
#line 32 "src/functions/bias.rs"
                    f32 t16_58;
                    asm("ld.global.nc.f32 %0, [%1+260];" : "=f"(t16_58) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_133 = t2347 + t16_58;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_133;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2351 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2352 = t2286 + 1u;
#line 32 "src/functions/bias.rs"
                    f32 t16_59;
                    asm("ld.global.nc.f32 %0, [%1+224];" : "=f"(t16_59) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_134 = t2351 + t16_59;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_134;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2355 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    f32 t16_60;
                    asm("ld.global.nc.f32 %0, [%1+256];" : "=f"(t16_60) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_135 = t2355 + t16_60;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_135;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2358 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2359 = t2286 + 8u;
#line 32 "src/functions/bias.rs"
                    f32 t16_61;
                    asm("ld.global.nc.f32 %0, [%1+196];" : "=f"(t16_61) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_136 = t2358 + t16_61;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_136;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2362 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_137 = t2362 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_137;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2364 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2365 = t2286 + 9u;
#line 32 "src/functions/bias.rs"
                    f32 t16_62;
                    asm("ld.global.nc.f32 %0, [%1+192];" : "=f"(t16_62) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_138 = t2364 + t16_62;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_138;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2368 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_139 = t2368 + t16_59;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_139;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2370 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2371 = t2286 + 16u;
#line 32 "src/functions/bias.rs"
                    f32 t16_63;
                    asm("ld.global.nc.f32 %0, [%1+164];" : "=f"(t16_63) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_140 = t2370 + t16_63;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_140;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2374 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_141 = t2374 + t16_61;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_141;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2376 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2377 = t2286 + 17u;
#line 32 "src/functions/bias.rs"
                    f32 t16_64;
                    asm("ld.global.nc.f32 %0, [%1+160];" : "=f"(t16_64) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_142 = t2376 + t16_64;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_142;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2380 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_143 = t2380 + t16_62;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_143;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2382 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2383 = t2286 + 24u;
#line 32 "src/functions/bias.rs"
                    f32 t16_65;
                    asm("ld.global.nc.f32 %0, [%1+132];" : "=f"(t16_65) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_144 = t2382 + t16_65;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_144;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2386 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_145 = t2386 + t16_63;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_145;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2388 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2389 = t2286 + 25u;
#line 32 "src/functions/bias.rs"
                    f32 t16_66;
                    asm("ld.global.nc.f32 %0, [%1+128];" : "=f"(t16_66) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_146 = t2388 + t16_66;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_146;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2392 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_147 = t2392 + t16_64;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_147;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2394 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2395 = t2286 + 32u;
#line 32 "src/functions/bias.rs"
                    f32 t16_67;
                    asm("ld.global.nc.f32 %0, [%1+100];" : "=f"(t16_67) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_148 = t2394 + t16_67;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_148;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2398 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_149 = t2398 + t16_65;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_149;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2400 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2401 = t2286 + 33u;
#line 32 "src/functions/bias.rs"
                    f32 t16_68;
                    asm("ld.global.nc.f32 %0, [%1+96];" : "=f"(t16_68) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_150 = t2400 + t16_68;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_150;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2404 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_151 = t2404 + t16_66;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_151;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2406 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2407 = t2286 + 40u;
#line 32 "src/functions/bias.rs"
                    f32 t16_69;
                    asm("ld.global.nc.f32 %0, [%1+68];" : "=f"(t16_69) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_152 = t2406 + t16_69;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_152;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2410 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_153 = t2410 + t16_67;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_153;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2412 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2413 = t2286 + 41u;
#line 32 "src/functions/bias.rs"
                    f32 t16_70;
                    asm("ld.global.nc.f32 %0, [%1+64];" : "=f"(t16_70) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_154 = t2412 + t16_70;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_154;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2416 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_155 = t2416 + t16_68;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_155;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2418 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2419 = t2286 + 48u;
#line 32 "src/functions/bias.rs"
                    f32 t16_71;
                    asm("ld.global.nc.f32 %0, [%1+36];" : "=f"(t16_71) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_156 = t2418 + t16_71;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_156;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2422 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_157 = t2422 + t16_69;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_157;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2424 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2425 = t2286 + 49u;
#line 32 "src/functions/bias.rs"
                    f32 t16_72;
                    asm("ld.global.nc.f32 %0, [%1+32];" : "=f"(t16_72) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_158 = t2424 + t16_72;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_158;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2428 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_159 = t2428 + t16_70;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_159;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2430 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2431 = t2286 + 56u;
#line 32 "src/functions/bias.rs"
                    f32 t16_73;
                    asm("ld.global.nc.f32 %0, [%1+4];" : "=f"(t16_73) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_160 = t2430 + t16_73;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_160;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2434 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_161 = t2434 + t16_71;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_161;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2436 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2437 = t2286 + 57u;
#line 32 "src/functions/bias.rs"
                    f32 t16_74;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_74) : "l"(t2348));
#line 32 "src/functions/bias.rs"
                    const f32 t17_162 = t2436 + t16_74;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_162;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2440 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_163 = t2440 + t16_72;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_163;
                } else {
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2442 = first_query_8 + 15u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2443 = first_key_7 + 63u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2444 = first_query_8 + seq_k;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2445 = t2442 - first_query_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2446 = t2444 + t2445;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2447 = t2445 <= t2445;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2448 = t2447 ? t2444 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2449 = t2447 ? t2446 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2450 = t2448 - seq_q;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2451 = t2449 - t2448;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2452 = t2450 + t2451;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2453 = t2451 <= t2451;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2454 = t2453 ? t2450 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2455 = t2453 ? t2452 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2456 = t2454 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2457 = t2455 - t2454;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2458 = t2456 + t2457;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2459 = t2457 <= t2457;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2460 = t2459 ? t2456 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2461 = t2459 ? t2458 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2462 = t2460 - t2443;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2463 = t2461 - t2460;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2464 = t2443 - first_key_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2465 = t2463 + t2464;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2466 = t2462 + t2465;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2467 = t2463 <= t2465;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2468 = t2467 ? t2462 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2469 = t2467 ? t2466 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2470 = (int)t2468 <= (int)t2469;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2471 = t2470 ? t2468 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2472 = t2470 ? t2469 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2473 = (int)t2471 > (int)0u ? t2471 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2474 = (int)t2472 > (int)0u ? t2472 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2475 = (int)t2473 <= (int)t2474;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2476 = t2475 ? t2473 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2477 = t2475 ? t2474 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2478 = (int)t2476 < (int)t6_2 ? t2476 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2479 = (int)t2477 < (int)t6_2 ? t2477 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2480 = t2478 == t2479;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                    if (t2480) {
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2481 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_164 = t2481 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_164;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2483 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_165 = t2483 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_165;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2485 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2486 = t2286 + 1u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_166 = t2485 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_166;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2488 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_167 = t2488 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_167;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2490 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2491 = t2286 + 8u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_168 = t2490 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_168;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2493 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_169 = t2493 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_169;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2495 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2496 = t2286 + 9u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_170 = t2495 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_170;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2498 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_171 = t2498 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_171;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2500 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2501 = t2286 + 16u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_172 = t2500 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_172;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2503 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_173 = t2503 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_173;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2505 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2506 = t2286 + 17u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_174 = t2505 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_174;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2508 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_175 = t2508 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_175;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2510 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2511 = t2286 + 24u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_176 = t2510 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_176;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2513 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_177 = t2513 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_177;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2515 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2516 = t2286 + 25u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_178 = t2515 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_178;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2518 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_179 = t2518 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_179;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2520 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2521 = t2286 + 32u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_180 = t2520 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_180;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2523 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_181 = t2523 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_181;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2525 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2526 = t2286 + 33u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_182 = t2525 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_182;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2528 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_183 = t2528 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_183;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2530 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2531 = t2286 + 40u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_184 = t2530 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_184;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2533 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_185 = t2533 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_185;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2535 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2536 = t2286 + 41u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_186 = t2535 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_186;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2538 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_187 = t2538 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_187;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2540 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2541 = t2286 + 48u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_188 = t2540 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_188;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2543 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_189 = t2543 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_189;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2545 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2546 = t2286 + 49u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_190 = t2545 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_190;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2548 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_191 = t2548 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_191;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2550 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2551 = t2286 + 56u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_192 = t2550 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_192;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2553 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_193 = t2553 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_193;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2555 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2556 = t2286 + 57u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_194 = t2555 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_194;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2558 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_195 = t2558 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_195;
                    } else {
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2560 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_196 = t2560 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_196;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2562 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_41 = first_3 - t2286;
#line 30 "src/functions/bias.rs"
                        const u32 t5_41 = (int)t4_41 > (int)0u ? t4_41 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_38 = (int)t5_41 < (int)t6_3 ? t5_41 : t6_3;
#line 32 "src/functions/bias.rs"
                        const u64 t14_41 = (u64)place_38 * t13_3;
#line 32 "src/functions/bias.rs"
                        const u64 t15_41 = t11_3 + t14_41;
#line 32 "src/functions/bias.rs"
                        f32 t16_75;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_75) : "l"(t15_41));
#line 32 "src/functions/bias.rs"
                        const f32 t17_197 = t2562 + t16_75;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_197;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2570 = s_2 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2571 = t2286 + 1u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_42 = first_2 - t2571;
#line 30 "src/functions/bias.rs"
                        const u32 t5_42 = (int)t4_42 > (int)0u ? t4_42 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_39 = (int)t5_42 < (int)t6_2 ? t5_42 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_42 = (u64)place_39 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_42 = t11_2 + t14_42;
#line 32 "src/functions/bias.rs"
                        f32 t16_76;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_76) : "l"(t15_42));
#line 32 "src/functions/bias.rs"
                        const f32 t17_198 = t2570 + t16_76;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_198;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2579 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_43 = first_3 - t2571;
#line 30 "src/functions/bias.rs"
                        const u32 t5_43 = (int)t4_43 > (int)0u ? t4_43 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_40 = (int)t5_43 < (int)t6_3 ? t5_43 : t6_3;
#line 32 "src/functions/bias.rs"
                        const u64 t14_43 = (u64)place_40 * t13_3;
#line 32 "src/functions/bias.rs"
                        const u64 t15_43 = t11_3 + t14_43;
#line 32 "src/functions/bias.rs"
                        f32 t16_77;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_77) : "l"(t15_43));
#line 32 "src/functions/bias.rs"
                        const f32 t17_199 = t2579 + t16_77;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_199;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2587 = s_5 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2588 = t2286 + 8u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_44 = first_2 - t2588;
#line 30 "src/functions/bias.rs"
                        const u32 t5_44 = (int)t4_44 > (int)0u ? t4_44 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_41 = (int)t5_44 < (int)t6_2 ? t5_44 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_44 = (u64)place_41 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_44 = t11_2 + t14_44;
#line 32 "src/functions/bias.rs"
                        f32 t16_78;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_78) : "l"(t15_44));
#line 32 "src/functions/bias.rs"
                        const f32 t17_200 = t2587 + t16_78;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_200;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2596 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_201 = t2596 + t16_57;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_201;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2598 = s_6 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2599 = t2286 + 9u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_45 = first_2 - t2599;
#line 30 "src/functions/bias.rs"
                        const u32 t5_45 = (int)t4_45 > (int)0u ? t4_45 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_42 = (int)t5_45 < (int)t6_2 ? t5_45 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_45 = (u64)place_42 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_45 = t11_2 + t14_45;
#line 32 "src/functions/bias.rs"
                        f32 t16_79;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_79) : "l"(t15_45));
#line 32 "src/functions/bias.rs"
                        const f32 t17_202 = t2598 + t16_79;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_202;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2607 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_203 = t2607 + t16_76;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_203;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2609 = s_9 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2610 = t2286 + 16u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_46 = first_2 - t2610;
#line 30 "src/functions/bias.rs"
                        const u32 t5_46 = (int)t4_46 > (int)0u ? t4_46 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_43 = (int)t5_46 < (int)t6_2 ? t5_46 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_46 = (u64)place_43 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_46 = t11_2 + t14_46;
#line 32 "src/functions/bias.rs"
                        f32 t16_80;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_80) : "l"(t15_46));
#line 32 "src/functions/bias.rs"
                        const f32 t17_204 = t2609 + t16_80;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_204;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2618 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_205 = t2618 + t16_78;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_205;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2620 = s_10 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2621 = t2286 + 17u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_47 = first_2 - t2621;
#line 30 "src/functions/bias.rs"
                        const u32 t5_47 = (int)t4_47 > (int)0u ? t4_47 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_44 = (int)t5_47 < (int)t6_2 ? t5_47 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_47 = (u64)place_44 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_47 = t11_2 + t14_47;
#line 32 "src/functions/bias.rs"
                        f32 t16_81;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_81) : "l"(t15_47));
#line 32 "src/functions/bias.rs"
                        const f32 t17_206 = t2620 + t16_81;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_206;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2629 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_207 = t2629 + t16_79;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_207;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2631 = s_13 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2632 = t2286 + 24u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_48 = first_2 - t2632;
#line 30 "src/functions/bias.rs"
                        const u32 t5_48 = (int)t4_48 > (int)0u ? t4_48 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_45 = (int)t5_48 < (int)t6_2 ? t5_48 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_48 = (u64)place_45 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_48 = t11_2 + t14_48;
#line 32 "src/functions/bias.rs"
                        f32 t16_82;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_82) : "l"(t15_48));
#line 32 "src/functions/bias.rs"
                        const f32 t17_208 = t2631 + t16_82;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_208;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2640 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_209 = t2640 + t16_80;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_209;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2642 = s_14 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2643 = t2286 + 25u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_49 = first_2 - t2643;
#line 30 "src/functions/bias.rs"
                        const u32 t5_49 = (int)t4_49 > (int)0u ? t4_49 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_46 = (int)t5_49 < (int)t6_2 ? t5_49 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_49 = (u64)place_46 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_49 = t11_2 + t14_49;
#line 32 "src/functions/bias.rs"
                        f32 t16_83;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_83) : "l"(t15_49));
#line 32 "src/functions/bias.rs"
                        const f32 t17_210 = t2642 + t16_83;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_210;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2651 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_211 = t2651 + t16_81;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_211;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2653 = s_17 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2654 = t2286 + 32u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_50 = first_2 - t2654;
#line 30 "src/functions/bias.rs"
                        const u32 t5_50 = (int)t4_50 > (int)0u ? t4_50 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_47 = (int)t5_50 < (int)t6_2 ? t5_50 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_50 = (u64)place_47 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_50 = t11_2 + t14_50;
#line 32 "src/functions/bias.rs"
                        f32 t16_84;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_84) : "l"(t15_50));
#line 32 "src/functions/bias.rs"
                        const f32 t17_212 = t2653 + t16_84;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_212;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2662 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_213 = t2662 + t16_82;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_213;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2664 = s_18 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2665 = t2286 + 33u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_51 = first_2 - t2665;
#line 30 "src/functions/bias.rs"
                        const u32 t5_51 = (int)t4_51 > (int)0u ? t4_51 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_48 = (int)t5_51 < (int)t6_2 ? t5_51 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_51 = (u64)place_48 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_51 = t11_2 + t14_51;
#line 32 "src/functions/bias.rs"
                        f32 t16_85;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_85) : "l"(t15_51));
#line 32 "src/functions/bias.rs"
                        const f32 t17_214 = t2664 + t16_85;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_214;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2673 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_215 = t2673 + t16_83;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_215;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2675 = s_21 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2676 = t2286 + 40u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_52 = first_2 - t2676;
#line 30 "src/functions/bias.rs"
                        const u32 t5_52 = (int)t4_52 > (int)0u ? t4_52 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_49 = (int)t5_52 < (int)t6_2 ? t5_52 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_52 = (u64)place_49 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_52 = t11_2 + t14_52;
#line 32 "src/functions/bias.rs"
                        f32 t16_86;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_86) : "l"(t15_52));
#line 32 "src/functions/bias.rs"
                        const f32 t17_216 = t2675 + t16_86;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_216;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2684 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_217 = t2684 + t16_84;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_217;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2686 = s_22 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2687 = t2286 + 41u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_53 = first_2 - t2687;
#line 30 "src/functions/bias.rs"
                        const u32 t5_53 = (int)t4_53 > (int)0u ? t4_53 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_50 = (int)t5_53 < (int)t6_2 ? t5_53 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_53 = (u64)place_50 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_53 = t11_2 + t14_53;
#line 32 "src/functions/bias.rs"
                        f32 t16_87;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_87) : "l"(t15_53));
#line 32 "src/functions/bias.rs"
                        const f32 t17_218 = t2686 + t16_87;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_218;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2695 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_219 = t2695 + t16_85;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_219;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2697 = s_25 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2698 = t2286 + 48u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_54 = first_2 - t2698;
#line 30 "src/functions/bias.rs"
                        const u32 t5_54 = (int)t4_54 > (int)0u ? t4_54 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_51 = (int)t5_54 < (int)t6_2 ? t5_54 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_54 = (u64)place_51 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_54 = t11_2 + t14_54;
#line 32 "src/functions/bias.rs"
                        f32 t16_88;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_88) : "l"(t15_54));
#line 32 "src/functions/bias.rs"
                        const f32 t17_220 = t2697 + t16_88;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_220;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2706 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_221 = t2706 + t16_86;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_221;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2708 = s_26 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2709 = t2286 + 49u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_55 = first_2 - t2709;
#line 30 "src/functions/bias.rs"
                        const u32 t5_55 = (int)t4_55 > (int)0u ? t4_55 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_52 = (int)t5_55 < (int)t6_2 ? t5_55 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_55 = (u64)place_52 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_55 = t11_2 + t14_55;
#line 32 "src/functions/bias.rs"
                        f32 t16_89;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_89) : "l"(t15_55));
#line 32 "src/functions/bias.rs"
                        const f32 t17_222 = t2708 + t16_89;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_222;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2717 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_223 = t2717 + t16_87;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_223;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2719 = s_29 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2720 = t2286 + 56u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_56 = first_2 - t2720;
#line 30 "src/functions/bias.rs"
                        const u32 t5_56 = (int)t4_56 > (int)0u ? t4_56 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_53 = (int)t5_56 < (int)t6_2 ? t5_56 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_56 = (u64)place_53 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_56 = t11_2 + t14_56;
#line 32 "src/functions/bias.rs"
                        f32 t16_90;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_90) : "l"(t15_56));
#line 32 "src/functions/bias.rs"
                        const f32 t17_224 = t2719 + t16_90;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_224;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2728 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_225 = t2728 + t16_88;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_225;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2730 = s_30 * score_scale;
#line 84 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2731 = t2286 + 57u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_57 = first_2 - t2731;
#line 30 "src/functions/bias.rs"
                        const u32 t5_57 = (int)t4_57 > (int)0u ? t4_57 : 0u;
#line 30 "src/functions/bias.rs"
                        const u32 place_54 = (int)t5_57 < (int)t6_2 ? t5_57 : t6_2;
#line 32 "src/functions/bias.rs"
                        const u64 t14_57 = (u64)place_54 * t13_2;
#line 32 "src/functions/bias.rs"
                        const u64 t15_57 = t11_2 + t14_57;
#line 32 "src/functions/bias.rs"
                        f32 t16_91;
                        asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_91) : "l"(t15_57));
#line 32 "src/functions/bias.rs"
                        const f32 t17_226 = t2730 + t16_91;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_226;
#line 82 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2739 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_227 = t2739 + t16_89;
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_227;
                    }
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2741 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2742 = t2741 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_8 = t2742 << 6u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2744 = t246 + t235;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_9 = t2744 + t234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2746 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2747 = t2746 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2748 = first_key_8 + t2747;
#line 18 "src/functions/sequences.rs"
                const u64 t7_34 = (u64)t2748 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_36 = t4_2 + t7_34;
#line 18 "src/functions/sequences.rs"
                u32 of_key_33;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_33) : "l"(t8_36));
#line 19 "src/functions/sequences.rs"
                const bool t19_66 = t18_2 == of_key_33;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_65 = t19_66 ? s : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s = changed_65;
#line 19 "src/functions/sequences.rs"
                const bool t19_67 = t18_3 == of_key_33;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_66 = t19_67 ? s_3 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = changed_66;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2756 = t2748 + 1u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_35 = (u64)t2756 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_37 = t4_2 + t7_35;
#line 18 "src/functions/sequences.rs"
                u32 of_key_34;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_34) : "l"(t8_37));
#line 19 "src/functions/sequences.rs"
                const bool t19_68 = t18_2 == of_key_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_67 = t19_68 ? s_2 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = changed_67;
#line 19 "src/functions/sequences.rs"
                const bool t19_69 = t18_3 == of_key_34;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_68 = t19_69 ? s_4 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = changed_68;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2764 = t2748 + 8u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_36 = (u64)t2764 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_38 = t4_2 + t7_36;
#line 18 "src/functions/sequences.rs"
                u32 of_key_35;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_35) : "l"(t8_38));
#line 19 "src/functions/sequences.rs"
                const bool t19_70 = t18_2 == of_key_35;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_69 = t19_70 ? s_5 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = changed_69;
#line 19 "src/functions/sequences.rs"
                const bool t19_71 = t18_3 == of_key_35;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_70 = t19_71 ? s_7 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = changed_70;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2772 = t2748 + 9u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_37 = (u64)t2772 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_39 = t4_2 + t7_37;
#line 18 "src/functions/sequences.rs"
                u32 of_key_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_36) : "l"(t8_39));
#line 19 "src/functions/sequences.rs"
                const bool t19_72 = t18_2 == of_key_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_71 = t19_72 ? s_6 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = changed_71;
#line 19 "src/functions/sequences.rs"
                const bool t19_73 = t18_3 == of_key_36;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_72 = t19_73 ? s_8 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = changed_72;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2780 = t2748 + 16u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_38 = (u64)t2780 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_40 = t4_2 + t7_38;
#line 18 "src/functions/sequences.rs"
                u32 of_key_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_37) : "l"(t8_40));
#line 19 "src/functions/sequences.rs"
                const bool t19_74 = t18_2 == of_key_37;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_73 = t19_74 ? s_9 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_73;
#line 19 "src/functions/sequences.rs"
                const bool t19_75 = t18_3 == of_key_37;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_74 = t19_75 ? s_11 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_74;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2788 = t2748 + 17u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_39 = (u64)t2788 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_41 = t4_2 + t7_39;
#line 18 "src/functions/sequences.rs"
                u32 of_key_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_38) : "l"(t8_41));
#line 19 "src/functions/sequences.rs"
                const bool t19_76 = t18_2 == of_key_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_75 = t19_76 ? s_10 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_75;
#line 19 "src/functions/sequences.rs"
                const bool t19_77 = t18_3 == of_key_38;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_76 = t19_77 ? s_12 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_76;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2796 = t2748 + 24u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_40 = (u64)t2796 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_42 = t4_2 + t7_40;
#line 18 "src/functions/sequences.rs"
                u32 of_key_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_39) : "l"(t8_42));
#line 19 "src/functions/sequences.rs"
                const bool t19_78 = t18_2 == of_key_39;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_77 = t19_78 ? s_13 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_77;
#line 19 "src/functions/sequences.rs"
                const bool t19_79 = t18_3 == of_key_39;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_78 = t19_79 ? s_15 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_78;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2804 = t2748 + 25u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_41 = (u64)t2804 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_43 = t4_2 + t7_41;
#line 18 "src/functions/sequences.rs"
                u32 of_key_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_40) : "l"(t8_43));
#line 19 "src/functions/sequences.rs"
                const bool t19_80 = t18_2 == of_key_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_79 = t19_80 ? s_14 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_79;
#line 19 "src/functions/sequences.rs"
                const bool t19_81 = t18_3 == of_key_40;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_80 = t19_81 ? s_16 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_80;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2812 = t2748 + 32u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_42 = (u64)t2812 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_44 = t4_2 + t7_42;
#line 18 "src/functions/sequences.rs"
                u32 of_key_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_41) : "l"(t8_44));
#line 19 "src/functions/sequences.rs"
                const bool t19_82 = t18_2 == of_key_41;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_81 = t19_82 ? s_17 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = changed_81;
#line 19 "src/functions/sequences.rs"
                const bool t19_83 = t18_3 == of_key_41;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_82 = t19_83 ? s_19 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = changed_82;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2820 = t2748 + 33u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_43 = (u64)t2820 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_45 = t4_2 + t7_43;
#line 18 "src/functions/sequences.rs"
                u32 of_key_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_42) : "l"(t8_45));
#line 19 "src/functions/sequences.rs"
                const bool t19_84 = t18_2 == of_key_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_83 = t19_84 ? s_18 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = changed_83;
#line 19 "src/functions/sequences.rs"
                const bool t19_85 = t18_3 == of_key_42;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_84 = t19_85 ? s_20 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = changed_84;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2828 = t2748 + 40u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_44 = (u64)t2828 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_46 = t4_2 + t7_44;
#line 18 "src/functions/sequences.rs"
                u32 of_key_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_43) : "l"(t8_46));
#line 19 "src/functions/sequences.rs"
                const bool t19_86 = t18_2 == of_key_43;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_85 = t19_86 ? s_21 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = changed_85;
#line 19 "src/functions/sequences.rs"
                const bool t19_87 = t18_3 == of_key_43;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_86 = t19_87 ? s_23 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = changed_86;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2836 = t2748 + 41u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_45 = (u64)t2836 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_47 = t4_2 + t7_45;
#line 18 "src/functions/sequences.rs"
                u32 of_key_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_44) : "l"(t8_47));
#line 19 "src/functions/sequences.rs"
                const bool t19_88 = t18_2 == of_key_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_87 = t19_88 ? s_22 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = changed_87;
#line 19 "src/functions/sequences.rs"
                const bool t19_89 = t18_3 == of_key_44;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_88 = t19_89 ? s_24 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = changed_88;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2844 = t2748 + 48u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_46 = (u64)t2844 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_48 = t4_2 + t7_46;
#line 18 "src/functions/sequences.rs"
                u32 of_key_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_45) : "l"(t8_48));
#line 19 "src/functions/sequences.rs"
                const bool t19_90 = t18_2 == of_key_45;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_89 = t19_90 ? s_25 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = changed_89;
#line 19 "src/functions/sequences.rs"
                const bool t19_91 = t18_3 == of_key_45;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_90 = t19_91 ? s_27 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = changed_90;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2852 = t2748 + 49u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_47 = (u64)t2852 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_49 = t4_2 + t7_47;
#line 18 "src/functions/sequences.rs"
                u32 of_key_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_46) : "l"(t8_49));
#line 19 "src/functions/sequences.rs"
                const bool t19_92 = t18_2 == of_key_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_91 = t19_92 ? s_26 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = changed_91;
#line 19 "src/functions/sequences.rs"
                const bool t19_93 = t18_3 == of_key_46;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_92 = t19_93 ? s_28 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = changed_92;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2860 = t2748 + 56u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_48 = (u64)t2860 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_50 = t4_2 + t7_48;
#line 18 "src/functions/sequences.rs"
                u32 of_key_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_47) : "l"(t8_50));
#line 19 "src/functions/sequences.rs"
                const bool t19_94 = t18_2 == of_key_47;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_93 = t19_94 ? s_29 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = changed_93;
#line 19 "src/functions/sequences.rs"
                const bool t19_95 = t18_3 == of_key_47;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_94 = t19_95 ? s_31 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = changed_94;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2868 = t2748 + 57u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_49 = (u64)t2868 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_51 = t4_2 + t7_49;
#line 18 "src/functions/sequences.rs"
                u32 of_key_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_48) : "l"(t8_51));
#line 19 "src/functions/sequences.rs"
                const bool t19_96 = t18_2 == of_key_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_95 = t19_96 ? s_30 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = changed_95;
#line 19 "src/functions/sequences.rs"
                const bool t19_97 = t18_3 == of_key_48;
#line 88 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_96 = t19_97 ? s_32 : __uint_as_float(0xff800000u);
#line 94 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = changed_96;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2876;
                asm("max.f32 %0, %1, %2;" : "=f"(t2876) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2877;
                asm("max.f32 %0, %1, %2;" : "=f"(t2877) : "f"(t2876), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2878;
                asm("max.f32 %0, %1, %2;" : "=f"(t2878) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2879;
                asm("max.f32 %0, %1, %2;" : "=f"(t2879) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2880;
                asm("max.f32 %0, %1, %2;" : "=f"(t2880) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2881;
                asm("max.f32 %0, %1, %2;" : "=f"(t2881) : "f"(t2877), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2882;
                asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(t2878), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2883;
                asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2879), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2884;
                asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(t2880), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2885;
                asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(t2881), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2886;
                asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(t2882), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2887;
                asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(t2883), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2888;
                asm("max.f32 %0, %1, %2;" : "=f"(t2888) : "f"(t2884), "f"(s_30));
                f32 t2889;
                asm("max.f32 %0, %1, %2;" : "=f"(t2889) : "f"(t2885), "f"(t2886));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2890;
                asm("max.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2887), "f"(t2888));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2891;
                asm("max.f32 %0, %1, %2;" : "=f"(t2891) : "f"(t2889), "f"(t2890));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2892;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2892) : "f"(t2891));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2891), "f"(t2892));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2894;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2894) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2894));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2896;
                asm("max.f32 %0, %1, %2;" : "=f"(t2896) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2897;
                asm("max.f32 %0, %1, %2;" : "=f"(t2897) : "f"(t2896), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2898;
                asm("max.f32 %0, %1, %2;" : "=f"(t2898) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2899;
                asm("max.f32 %0, %1, %2;" : "=f"(t2899) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2900;
                asm("max.f32 %0, %1, %2;" : "=f"(t2900) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2901;
                asm("max.f32 %0, %1, %2;" : "=f"(t2901) : "f"(t2897), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2902;
                asm("max.f32 %0, %1, %2;" : "=f"(t2902) : "f"(t2898), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2903;
                asm("max.f32 %0, %1, %2;" : "=f"(t2903) : "f"(t2899), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2904;
                asm("max.f32 %0, %1, %2;" : "=f"(t2904) : "f"(t2900), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2905;
                asm("max.f32 %0, %1, %2;" : "=f"(t2905) : "f"(t2901), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2906;
                asm("max.f32 %0, %1, %2;" : "=f"(t2906) : "f"(t2902), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2907;
                asm("max.f32 %0, %1, %2;" : "=f"(t2907) : "f"(t2903), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2908;
                asm("max.f32 %0, %1, %2;" : "=f"(t2908) : "f"(t2904), "f"(s_32));
                f32 t2909;
                asm("max.f32 %0, %1, %2;" : "=f"(t2909) : "f"(t2905), "f"(t2906));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2910;
                asm("max.f32 %0, %1, %2;" : "=f"(t2910) : "f"(t2907), "f"(t2908));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2911;
                asm("max.f32 %0, %1, %2;" : "=f"(t2911) : "f"(t2909), "f"(t2910));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2912;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2912) : "f"(t2911));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2911), "f"(t2912));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2914;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2914) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2914));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2916 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2917 = t2916 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2918 = 8.0f < t2917;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2919 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2920 = t2919 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2921 = 8.0f < t2920;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2922 = t2918 | t2921;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t2922);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_5) : "f"(new_5), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2927;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(old_13), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2928 = t2927 - reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2928));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2931 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2932 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(1.442695f), "f"(t2932));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2934;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2934) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t2934;
                const f32 t2935 = t2931 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2936 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(1.442695f), "f"(t2936));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2938;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2938) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2938;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2939 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(1.442695f), "f"(t2939));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2941;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2941) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2941;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2942 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(1.442695f), "f"(t2942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2944;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2944) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2944;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2945 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(1.442695f), "f"(t2945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2947) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2947;
                const f32 t2948 = t2935 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2949 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(1.442695f), "f"(t2949));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2951;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2951) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2951;
                const f32 t2952 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2953 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(1.442695f), "f"(t2953));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2955;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2955) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2955;
                const f32 t2956 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2957 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(1.442695f), "f"(t2957));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2959;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2959) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2959;
                const f32 t2960 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2961 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(1.442695f), "f"(t2961));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2963;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2963) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2963;
                const f32 t2964 = t2948 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2965 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(1.442695f), "f"(t2965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2967) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2967;
                const f32 t2968 = t2952 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2969 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(1.442695f), "f"(t2969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2971) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2971;
                const f32 t2972 = t2956 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2973 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(1.442695f), "f"(t2973));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2975;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2975) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2975;
                const f32 t2976 = t2960 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2977 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(1.442695f), "f"(t2977));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2979;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2979) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2979;
                const f32 t2980 = t2964 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2981 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(1.442695f), "f"(t2981));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2983;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2983) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2983;
                const f32 t2984 = t2968 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2985 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(1.442695f), "f"(t2985));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2987;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2987) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2987;
                const f32 t2988 = t2972 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2989 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(1.442695f), "f"(t2989));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2991;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2991) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2991;
                const f32 t2992 = t2976 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2993 = t2980 + t2984;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2994 = t2988 + t2992;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2995 = t2993 + t2994;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2995;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_6) : "f"(new_6), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2999;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2999) : "f"(old_14), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t3000 = t2999 - reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t3000));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t3003 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3004 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(1.442695f), "f"(t3004));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3006;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3006) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t3006;
                const f32 t3007 = t3003 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3008 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(1.442695f), "f"(t3008));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3010;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3010) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t3010;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3011 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(1.442695f), "f"(t3011));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3013;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3013) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t3013;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3014 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(1.442695f), "f"(t3014));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3016) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t3016;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3017 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(1.442695f), "f"(t3017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3019) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t3019;
                const f32 t3020 = t3007 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3021 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(1.442695f), "f"(t3021));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3023;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3023) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t3023;
                const f32 t3024 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3025 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(1.442695f), "f"(t3025));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3027;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3027) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t3027;
                const f32 t3028 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3029 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(1.442695f), "f"(t3029));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3031;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3031) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t3031;
                const f32 t3032 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3033 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(1.442695f), "f"(t3033));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3035;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3035) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t3035;
                const f32 t3036 = t3020 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3037 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(1.442695f), "f"(t3037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3039) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t3039;
                const f32 t3040 = t3024 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3041 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(1.442695f), "f"(t3041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3043) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t3043;
                const f32 t3044 = t3028 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3045 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(1.442695f), "f"(t3045));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3047;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3047) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t3047;
                const f32 t3048 = t3032 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3049 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(1.442695f), "f"(t3049));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3051;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3051) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t3051;
                const f32 t3052 = t3036 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3053 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(1.442695f), "f"(t3053));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3055;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3055) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t3055;
                const f32 t3056 = t3040 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3057 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(1.442695f), "f"(t3057));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3059;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3059) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t3059;
                const f32 t3060 = t3044 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3061 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(1.442695f), "f"(t3061));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3063;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3063) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t3063;
                const f32 t3064 = t3048 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3065 = t3052 + t3056;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3066 = t3060 + t3064;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3067 = t3065 + t3066;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3067;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t3068 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3069 = t367 + t3068;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3070 = t3069 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3071 = t3070 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3072 = t3071 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3073 = t10 + t3072;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3074 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3074) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3073) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3075 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3075;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3076 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3076;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3077 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3077;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3078 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3078;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3079 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3079;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3080 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3080;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3081 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3082 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3083 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3084 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3085 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3086 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3087 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3088 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3089 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3090 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3091 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3092 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3093 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3094 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3095 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3096 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3097 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3098 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3099 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3100 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3101 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3102 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3103 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3104 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3105 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3106 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3107 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3108 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3109 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3110 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3111 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3112 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3113 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3114 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3115 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3116 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3117 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3118 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3119 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3120 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3121 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3122 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3123 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3124 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3125 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3126 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3127 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3128 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3129 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3130 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3131 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3132 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3133 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3134 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3135 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3136 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3137 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3138 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3138;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3139;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3139) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3140;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3140) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3141;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3141) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3142;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3142) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3143;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3143) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3144;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3144) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3145;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3145) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3146) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3147;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3147) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3148;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3148) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3149;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3149) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3150;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3150) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3151;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3151) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3152;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3152) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3153;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3153) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3154;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3154) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t3139;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t3140;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t3141;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t3142;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t3143;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t3144;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t3145;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t3146;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t3147;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t3148;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t3149;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t3150;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t3151;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t3152;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t3153;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t3154;
            }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3155 = t369 & 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3156 = t3155 + 16u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3157 = t3156 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3158 = t10 + t3157;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3159 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3159) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3158) : "memory");
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3160 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3161 = t367 + t3160;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3162 = t3161 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3163 = t3162 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3164 = t3163 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3165 = t10 + t3164;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3166 = t3161 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3167 = t3166 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3165), "r"(t3167) : "memory");
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
            const u32 t3168 = t3161 % 3u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3169 = t3168 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3170 = t9 + t3169;
            const u32 t3171 = t3170 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3172 = t3171 + 33554432u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3173 = (u64)t3172;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3174 = t3173 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3175 = t3171 + 33554560u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3176 = (u64)t3175;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3177 = t3176 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3178 = t3171 + 33554688u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3179 = (u64)t3178;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3180 = t3179 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3181 = t3171 + 33554816u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3182 = (u64)t3181;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3183 = t3182 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t3174), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t3177), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t3180), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t3183) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3184 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3185 = t367 + t3184;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3186 = t3185 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3187 = t3186 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3188 = t3187 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3189 = t10 + t3188;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3190 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3190) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3189) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3192 = t367 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t3192; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3193 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3193) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t3194 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3195 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t3194 ? 0u : t3195;
                const u32 t3197 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3197) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3198 = i_5 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3199 = t3198 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3200 = t10 + t3199;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3201 = i_5 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3202 = t3201 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3200), "r"(t3202) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3203 = i_5 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3204 = t3203 + 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3205 = t3204 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3206 = t10 + t3205;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3207 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3207) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3206) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3208 = i_5 % 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3209 = t3208 + 6u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3210 = t3209 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3211 = t10 + t3210;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3212 = i_5 / 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3213 = t3212 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3211), "r"(t3213) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3214 = i_5 % 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3215 = t3214 + 9u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3216 = t3215 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3217 = t10 + t3216;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3218 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3218) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3217) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3219;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3219) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t3219;
            f32 t3221;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3221) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3222 = pair_7 + t3221;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3222;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3223;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3223) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t3223;
            f32 t3225;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3225) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3226 = pair_8 + t3225;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3226;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3227 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3228;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3228) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3227 ? 0.0f : t3228;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3230 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t3230;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3231 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3231;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3232 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3232;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3233 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3233;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3234 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3234;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3235 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3235;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3236 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3236;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3237 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3237;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3238 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3238;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3239 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3239;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3240 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3240;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3241 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3241;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3242 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3242;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3243 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3243;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3244 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3244;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3245 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3245;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3246 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3246;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3247 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3247;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3248 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3248;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3249 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3249;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3250 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3250;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3251 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3251;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3252 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3252;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3253 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3253;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3254 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3254;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3255 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3255;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3256 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3256;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3257 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3257;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3258 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3258;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3259 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3259;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3260 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3260;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3261 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3261;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3262 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3263;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3263) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3262 ? 0.0f : t3263;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3265 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3265;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3266 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3266;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3267 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3267;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3268 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3268;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3269 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3269;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3270 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3270;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3271 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3271;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3272 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3272;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3273 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3273;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3274 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3274;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3275 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3275;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3276 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3276;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3277 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3277;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3278 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3278;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3279 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3279;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3280 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3280;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3281 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3281;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3282 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3282;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3283 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3283;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3284 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3284;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3285 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3285;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3286 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3286;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3287 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3287;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3288 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3288;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3289 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3289;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3290 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3290;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3291 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3291;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3292 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3292;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3293 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3293;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3294 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3294;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3295 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3295;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3296 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3296;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3297 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3297) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3298 = t369 & 3u;
            const u32 t3299 = t232 + 8192u;
            u32 t3300;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3300) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3301;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3301) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3302;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3302) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3303;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3303) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3304;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3304) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3305;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3305) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3306;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3306) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3307;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3307) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3308) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3309;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3309) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3310;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3310) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3311) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3312) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3313) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3314;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3314) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3315) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3316) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3317) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3318) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3319) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3320) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3321;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3321) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3322) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3323) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3324;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3324) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3325) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3326) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3327) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3328;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3328) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3329;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3329) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3330) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3331;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3331) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3332 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3333 = t234 + t3332;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3334 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3335 = t3333 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3336 = t3334 ^ t3335;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3337 = t3333 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3338 = t3336 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3339 = t3337 + t3338;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3340 = t232 + t3339;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3340), "r"(t3300), "r"(t3301), "r"(t3302), "r"(t3303) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3341 = t3339 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3342 = t232 + t3341;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3342), "r"(t3304), "r"(t3305), "r"(t3306), "r"(t3307) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3343 = t3339 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3344 = t232 + t3343;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3344), "r"(t3308), "r"(t3309), "r"(t3310), "r"(t3311) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3345 = t3339 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3346 = t232 + t3345;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3346), "r"(t3312), "r"(t3313), "r"(t3314), "r"(t3315) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3347 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3348 = t234 + t3347;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3349 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3350 = t3348 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3351 = t3349 ^ t3350;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3352 = t3348 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3353 = t3351 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3354 = t3352 + t3353;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3355 = t3299 + t3354;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3355), "r"(t3316), "r"(t3317), "r"(t3318), "r"(t3319) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3356 = t3354 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3357 = t3299 + t3356;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3357), "r"(t3320), "r"(t3321), "r"(t3322), "r"(t3323) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3358 = t3354 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3359 = t3299 + t3358;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3359), "r"(t3324), "r"(t3325), "r"(t3326), "r"(t3327) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3360 = t3354 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3361 = t3299 + t3360;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3361), "r"(t3328), "r"(t3329), "r"(t3330), "r"(t3331) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3362 = t246 + t235;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3362 + t234;
            const bool t3364 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3364) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3365 = t234 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3366 = t232 + t3365;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3366), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t249) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3367 = t232 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3368 = t234 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3369 = t3367 + t3368;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3369), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t249) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3370 = (u64)t249;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3371 = t3370 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3372 = t3371 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3373 = lse + t3372;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3374 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3375 = t3374 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3376 = t3375 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3377 = t3373 + t3376;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3378 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3379 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3380 = t3379 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3380) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3381 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3381;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3384 = (u64)row * t3378;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3385 = t3384 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3386 = t3377 + t3385;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3387;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3387) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(row_max), "f"(1.442695f), "f"(t3387));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3388 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3390 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3391 = t3390 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3386), "f"(t3391) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3392 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3393 = first_row + t3392;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3393 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3396 = (u64)row_2 * t3378;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3397 = t3396 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3398 = t3377 + t3397;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3399;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3399) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3400;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3400) : "f"(row_max_2), "f"(1.442695f), "f"(t3399));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3400 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3402 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3403 = t3402 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3398), "f"(t3403) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3404 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3404;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3405 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t3405) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3406 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3407;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3407) : "r"(t3406) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3408;
            asm("mov.b32 %0, %1;" : "=r"(t3408) : "f"(t3407));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3409;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3409) : "r"(t3408));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3409;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3411 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3411) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3412 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3412) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
