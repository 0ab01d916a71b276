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
    const u32 t7 = smem_1 + 65536u;
    const u32 t8 = t7 + 32768u;
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
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
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t63 = end_4 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t64 = t63 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t64 > 1u ? t64 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t66 = end_2 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t67 = t66 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 seen = t67 < end_5 ? t67 : end_5;
                const u32 t69 = end_5 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t70 = t69 - seen;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t70 < end_5 ? t70 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t72 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t73 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t73 & 3u;
                const u32 t75 = slot + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t75 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t10 + t76;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t73 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t78 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t79 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t77), "r"(t80) : "memory");
                const u32 t81 = slot + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t10 + t82;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t85 = smem_1 + t84;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t86;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t86) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t87 = t86 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t87) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t85), "l"(q), "r"(t83), "r"(0u), "r"(index), "r"(t45), "r"(t48) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t88 = t85 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t88), "l"(q), "r"(t83), "r"(64u), "r"(index), "r"(t45), "r"(t48) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t89 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t90 = t89 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t90 & 3u;
                const u32 t92 = slot_2 + 16u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t92 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t10 + t93;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t90 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t95 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t94), "r"(t97) : "memory");
                const u32 t98 = slot_2 + 12u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t98 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t10 + t99;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t45 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t102 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = smem_1 + t102;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t104;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t104) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t105 = t104 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t105) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t100) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t103), "l"(q), "r"(t100), "r"(0u), "r"(index), "r"(t101), "r"(t48) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t106 = t103 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t106), "l"(q), "r"(t100), "r"(64u), "r"(index), "r"(t101), "r"(t48) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed % 3u;
                const u32 t108 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t10 + t108;
                const u32 t110 = slot_3 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t110 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t10 + t111;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t115 = t114 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t112), "r"(t115) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t116 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t117 = t116 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = slot_3 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t8 + t118;
                u32 t120;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t120) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t121 = t120 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t121) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t109) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(k), "r"(t109), "r"(0u), "r"(t72), "r"(t117), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t122 = t119 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(k), "r"(t109), "r"(64u), "r"(t72), "r"(t117), "r"(t48) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed % 3u;
                const u32 t124 = slot_4 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t124 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t10 + t125;
                const u32 t127 = slot_4 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t10 + t128;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = passed / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t130 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t129), "r"(t132) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t133 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t134 = t133 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = slot_4 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t9 + t135;
                u32 t137;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t137) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t138 = t137 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t138) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t126) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t136), "l"(v), "r"(t126), "r"(0u), "r"(t72), "r"(t134), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t139 = t136 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(v), "r"(t126), "r"(64u), "r"(t72), "r"(t134), "r"(t48) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end_5; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t140 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t140 % 3u;
                    const u32 t142 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t143 = t10 + t142;
                    const u32 t144 = slot_5 + 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t144 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t10 + t145;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t147 = t140 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t147 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t148 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t146), "r"(t149) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t150 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t151 = t150 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t152 = t151 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = slot_5 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t154 = t8 + t153;
                    u32 t155;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t155) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t156 = t155 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t156) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t143) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t154), "l"(k), "r"(t143), "r"(0u), "r"(t72), "r"(t152), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t157 = t154 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t157), "l"(k), "r"(t143), "r"(64u), "r"(t72), "r"(t152), "r"(t48) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t158 % 3u;
                    const u32 t160 = slot_6 + 6u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t160 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t10 + t161;
                    const u32 t163 = slot_6 + 9u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t163 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t10 + t164;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t158 / 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t166 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t165), "r"(t168) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t169 = end_5 - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t170 = t169 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t171 = t170 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t9 + t172;
                    u32 t174;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t174) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t175 = t174 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t175) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t162) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t173), "l"(v), "r"(t162), "r"(0u), "r"(t72), "r"(t171), "r"(t48) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t176 = t173 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(v), "r"(t162), "r"(64u), "r"(t72), "r"(t171), "r"(t48) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t177 = passed + end_5;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t177;
                const u32 t178 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t178;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t179 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t179) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t180 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t181;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t181) : "r"(t180) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t182;
                asm("mov.b32 %0, %1;" : "=r"(t182) : "f"(t181));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t183;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t183) : "r"(t182));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t183;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t185 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t185) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t186 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t186 >> 7u;
            const u32 t188 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t188 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t190 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t190;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t191 = index_2 < total;
                if (!t191) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t192 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t193 = index_2 / t192;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t193 * heads_per_section;
                const u32 t195 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t196 = t195 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t196 < heads_per_section ? t196 : heads_per_section;
                const u32 t198 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t198;
                const u32 t200 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t201 = first + t200;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t202 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t203 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t204 = t202 - t203;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t205 = t204 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t206 = t201 % heads;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t207 = t201 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t208;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t208) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t209 = t208 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t209) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t211;
                    asm("mov.b32 %0, %1;" : "=f"(t211) : "r"(t206));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t211) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t212;
                    asm("mov.b32 %0, %1;" : "=f"(t212) : "r"(t205));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t212) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t213;
                    asm("mov.b32 %0, %1;" : "=f"(t213) : "r"(t207));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t213) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t214;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t214) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t215 = t214 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t215) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t216 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t216;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t217 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t218 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t219 = t218 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t217), "r"(t219) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t220 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t220) {
                    const u32 t221 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t222;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t222) : "l"(claims), "r"(t221) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t222;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t223 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t224;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t224) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t225 = t223 + t224;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t225;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t227;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t227) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t228 = t227 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t228) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t229 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t229), "f"(__uint_as_float(0xffffffffu)) : "memory");
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
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t233 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t234 = t7 + t233;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t235 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t236 = t235 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t237 = index_3 << 6u;
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
        const u32 t238 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t238) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t239 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t240;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t240) : "r"(t239) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t241;
        asm("mov.b32 %0, %1;" : "=r"(t241) : "f"(t240));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t242;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t242) : "r"(t241));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t242;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t243 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t243) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t244 = index_4 != 4294967295u;
            if (!t244) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t246;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t246) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t247;
            asm("mov.b32 %0, %1;" : "=r"(t247) : "f"(t246));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t248;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t248) : "r"(t247));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t249;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t249) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t250;
            asm("mov.b32 %0, %1;" : "=r"(t250) : "f"(t249));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t251;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t251) : "r"(t250));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t252;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t252) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t253 = t252 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t253) {
                const u32 t254 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t254) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t255 = t248 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t255 + 1u;
            const u32 t257 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t258 = t257 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t258 < seq_k ? t258 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t260 = t248 + 127u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t261 = t260 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t261 + 1u;
            const u32 t263 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t264 = t263 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t264 < seq_k ? t264 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t266 = end_9 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t267 = t266 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t267 > 1u ? t267 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t269 = end_7 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t270 = t269 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_2 = t270 < end_10 ? t270 : end_10;
            const u32 t272 = end_10 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t273 = t272 - seen_2;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t273 < end_10 ? t273 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t248 + t237;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t276 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t276 + 1u;
            const u32 t278 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t279 = t278 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t279 < seq_k ? t279 : seq_k;
#line 81 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t281 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t282 = t281 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t282 + 1u;
            const u32 t284 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t285 = t284 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t285 < seq_k ? t285 : seq_k;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t287 = end_14 + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t288 = t287 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t288 > 1u ? t288 : 1u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t290 = end_12 + 63u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t291 = t290 >> 6u;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 seen_3 = t291 < end_15 ? t291 : end_15;
            const u32 t293 = end_15 + 1u;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t294 = t293 - seen_3;
#line 94 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t294 < end_15 ? t294 : end_15;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t296 = t248 + t237;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t297 = t296 + t236;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t298 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t299 = t297 + t298;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t300 = index_4 / group;
#line 30 "src/functions/bias.rs"
            const u32 t6_2 = argument1 * 2u;
#line 32 "src/functions/bias.rs"
            const u32 t12_2 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
            const u32 t13_2 = t12_2 << 2u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t304 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t305 = t299 < t304 ? t299 : t304;
#line 29 "src/functions/bias.rs"
            const u32 t1_2 = t305 + seq_k;
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
            const u32 t313 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t314 = t297 + t313;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t315 = t314 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t316 = index_4 / group;
#line 30 "src/functions/bias.rs"
            const u32 t6_3 = argument1 * 2u;
#line 32 "src/functions/bias.rs"
            const u32 t12_3 = (u32)argument0_stride1;
#line 32 "src/functions/bias.rs"
            const u32 t13_3 = t12_3 << 2u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t320 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = t315 < t320 ? t315 : t320;
#line 29 "src/functions/bias.rs"
            const u32 t1_3 = t321 + seq_k;
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
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t248 + t237;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t329 + t236;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t331 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t332 = t330 + t331;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t333 = index_4 / group;
#line 17 "src/functions/sequences.rs"
            const u64 t1_4 = (u64)t251;
#line 17 "src/functions/sequences.rs"
            const u64 t2_4 = t1_4 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
            const u64 t3_2 = t2_4 * 4ull;
#line 17 "src/functions/sequences.rs"
            const u64 t4_2 = argument1_2 + t3_2;
            const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
            const u32 t6_4 = t5_2 << 2u;
            const u64 t10_4 = (u64)t251;
#line 19 "src/functions/sequences.rs"
            const u64 t11_4 = t10_4 * argument0_stride0_2;
#line 19 "src/functions/sequences.rs"
            const u64 t12_4 = t11_4 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t13_4 = argument0_2 + t12_4;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t344 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t345 = t332 < t344 ? t332 : t344;
#line 19 "src/functions/sequences.rs"
            const u64 t14_2 = (u64)t345;
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
            const u32 t351 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t352 = t330 + t351;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t353 = t352 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t354 = index_4 / group;
#line 17 "src/functions/sequences.rs"
            const u64 t1_5 = (u64)t251;
#line 17 "src/functions/sequences.rs"
            const u64 t2_5 = t1_5 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
            const u64 t3_3 = t2_5 * 4ull;
#line 17 "src/functions/sequences.rs"
            const u64 t4_3 = argument1_2 + t3_3;
            const u32 t5_3 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
            const u32 t6_5 = t5_3 << 2u;
            const u64 t10_5 = (u64)t251;
#line 19 "src/functions/sequences.rs"
            const u64 t11_5 = t10_5 * argument0_stride0_2;
#line 19 "src/functions/sequences.rs"
            const u64 t12_5 = t11_5 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t13_5 = argument0_2 + t12_5;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t365 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t366 = t353 < t365 ? t353 : t365;
#line 19 "src/functions/sequences.rs"
            const u64 t14_3 = (u64)t366;
#line 19 "src/functions/sequences.rs"
            const u64 t15_3 = t14_3 * argument0_stride1_2;
#line 19 "src/functions/sequences.rs"
            const u64 t16_3 = t15_3 * 4ull;
#line 19 "src/functions/sequences.rs"
            const u64 t17_3 = t13_5 + t16_3;
#line 19 "src/functions/sequences.rs"
            u32 t18_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_3) : "l"(t17_3));
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t372 = end_10 - end_15;
#line 212 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t373 = passed_2 + t372;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t374 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t375 = t374 + index_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_2 = passed_2; i_2 < t373; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t376 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t376) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t377 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t378 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t377 ? 0u : t378;
                const u32 t380 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t380) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t381 = i_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t382 = t381 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = t10 + t382;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t384 = i_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = t384 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t383), "r"(t385) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t386 = i_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t387 = t386 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t388 = t387 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t389 = t10 + t388;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t390 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t390) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t389) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t391 = i_2 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t392 = t391 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t393 = t392 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t394 = t10 + t393;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t395 = i_2 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t396 = t395 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t394), "r"(t396) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t397 = i_2 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t398 = t397 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t399 = t398 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t400 = t10 + t399;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t401 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t401) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t400) : "memory");
                }
            }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t402 = t375 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t402 + 12u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t404 = t403 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t405 = t10 + t404;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t406 = t375 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t407 = t406 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t405), "r"(t407) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t408 = t373 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = t408 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t410 = t10 + t409;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t411 = t373 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t411 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t410), "r"(t412) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t413 = t375 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t414 = t413 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t415 = smem_1 + t414;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t416 = t373 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t417 = t416 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t418 = t8 + t417;
            const u32 t419 = t415 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t420 = t418 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t421 = t419 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t422 = (u64)t421;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t424 = t420 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t425 = (u64)t424;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = t425 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t427 = t419 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t428 = (u64)t427;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t429 = t428 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t430 = t420 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t431 = (u64)t430;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t432 = t431 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t433 = t419 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t434 = (u64)t433;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t435 = t434 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t436 = t420 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t437 = (u64)t436;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t438 = t437 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t439 = t419 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t440 = (u64)t439;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t441 = t440 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t442 = t420 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t443 = (u64)t442;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t444 = t443 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t445 = t419 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t446 = (u64)t445;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t447 = t446 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t448 = t420 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t449 = (u64)t448;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t450 = t449 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t451 = t419 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t452 = (u64)t451;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t453 = t452 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t454 = t420 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t455 = (u64)t454;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t456 = t455 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t457 = t419 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t458 = (u64)t457;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t459 = t458 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t460 = t420 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t461 = (u64)t460;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t462 = t461 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t463 = t419 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t464 = (u64)t463;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t465 = t464 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t466 = t420 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t467 = (u64)t466;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t468 = t467 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t423), "l"(t426), "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450), "l"(t453), "l"(t456), "l"(t459), "l"(t462), "l"(t465), "l"(t468) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t469 = t373 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t470 = t469 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t471 = t470 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t472 = t10 + t471;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t473 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t473) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t472) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t474 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t474 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t476 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t476 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t478 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t479 = t478 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t480 = first_key + t479;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t481 = seq_k - 1u;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t482 = s * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t483 = t480 < t481 ? t480 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_4 = first_2 - t483;
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
            const f32 t17_4 = t482 + t16_4;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t17_4;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t491 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_5 = first_3 - t483;
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
            const f32 t17_5 = t491 + t16_5;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t17_5;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t499 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t500 = t480 + 1u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t501 = t500 < t481 ? t500 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_6 = first_2 - t501;
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
            const f32 t17_6 = t499 + t16_6;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t17_6;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t509 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
            const u32 t4_7 = first_3 - t501;
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
            const f32 t17_7 = t509 + t16_7;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t17_7;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t517 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t518 = t480 + 8u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t519 = t518 < t481 ? t518 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_8 = first_2 - t519;
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
            const f32 t17_8 = t517 + t16_8;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t17_8;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t527 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_9 = t527 + t16_4;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t17_9;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t529 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t530 = t480 + 9u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t531 = t530 < t481 ? t530 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_9 = first_2 - t531;
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
            const f32 t17_10 = t529 + t16_9;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t17_10;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t539 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_11 = t539 + t16_6;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t17_11;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t541 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t542 = t480 + 16u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t543 = t542 < t481 ? t542 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_10 = first_2 - t543;
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
            const f32 t17_12 = t541 + t16_10;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t17_12;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t551 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_13 = t551 + t16_8;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t17_13;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t553 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t554 = t480 + 17u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t555 = t554 < t481 ? t554 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_11 = first_2 - t555;
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
            const f32 t17_14 = t553 + t16_11;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t17_14;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t563 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_15 = t563 + t16_9;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t17_15;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t565 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t566 = t480 + 24u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t567 = t566 < t481 ? t566 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_12 = first_2 - t567;
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
            const f32 t17_16 = t565 + t16_12;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t17_16;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t575 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_17 = t575 + t16_10;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t17_17;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t577 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t578 = t480 + 25u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t579 = t578 < t481 ? t578 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_13 = first_2 - t579;
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
            const f32 t17_18 = t577 + t16_13;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t17_18;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t587 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_19 = t587 + t16_11;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t17_19;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t589 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t590 = t480 + 32u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t591 = t590 < t481 ? t590 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_14 = first_2 - t591;
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
            const f32 t17_20 = t589 + t16_14;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t17_20;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t599 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_21 = t599 + t16_12;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t17_21;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t601 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t602 = t480 + 33u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t603 = t602 < t481 ? t602 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_15 = first_2 - t603;
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
            const f32 t17_22 = t601 + t16_15;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t17_22;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t611 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_23 = t611 + t16_13;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t17_23;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t613 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t614 = t480 + 40u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t615 = t614 < t481 ? t614 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_16 = first_2 - t615;
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
            const f32 t17_24 = t613 + t16_16;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t17_24;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t623 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_25 = t623 + t16_14;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t17_25;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t625 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t626 = t480 + 41u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t627 = t626 < t481 ? t626 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_17 = first_2 - t627;
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
            const f32 t17_26 = t625 + t16_17;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t17_26;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t635 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_27 = t635 + t16_15;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t17_27;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t637 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t638 = t480 + 48u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t639 = t638 < t481 ? t638 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_18 = first_2 - t639;
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
            const f32 t17_28 = t637 + t16_18;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t17_28;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t647 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_29 = t647 + t16_16;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t17_29;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t649 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t650 = t480 + 49u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t651 = t650 < t481 ? t650 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_19 = first_2 - t651;
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
            const f32 t17_30 = t649 + t16_19;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t17_30;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t659 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_31 = t659 + t16_17;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t17_31;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t661 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t662 = t480 + 56u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t663 = t662 < t481 ? t662 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_20 = first_2 - t663;
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
            const f32 t17_32 = t661 + t16_20;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t17_32;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t671 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_33 = t671 + t16_18;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t17_33;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t673 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t674 = t480 + 57u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t675 = t674 < t481 ? t674 : t481;
#line 30 "src/functions/bias.rs"
            const u32 t4_21 = first_2 - t675;
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
            const f32 t17_34 = t673 + t16_21;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t17_34;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t683 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
            const f32 t17_35 = t683 + t16_19;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t17_35;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t685 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t685 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t687 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_3 = t687 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t689 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t690 = t689 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t691 = first_key_2 + t690;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t692 = seq_k - 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t693 = t691 < t692 ? t691 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t693 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_4 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_4));
#line 19 "src/functions/sequences.rs"
            const bool t19_2 = t18_2 == of_key;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed = t19_2 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = changed;
#line 19 "src/functions/sequences.rs"
            const bool t19_3 = t18_3 == of_key;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_2 = t19_3 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = changed_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t701 = t691 + 1u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t702 = t701 < t692 ? t701 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_3 = (u64)t702 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_5 = t4_2 + t7_3;
#line 18 "src/functions/sequences.rs"
            u32 of_key_2;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_2) : "l"(t8_5));
#line 19 "src/functions/sequences.rs"
            const bool t19_4 = t18_2 == of_key_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_3 = t19_4 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = changed_3;
#line 19 "src/functions/sequences.rs"
            const bool t19_5 = t18_3 == of_key_2;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_4 = t19_5 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = changed_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t710 = t691 + 8u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t711 = t710 < t692 ? t710 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_4 = (u64)t711 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_6 = t4_2 + t7_4;
#line 18 "src/functions/sequences.rs"
            u32 of_key_3;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_3) : "l"(t8_6));
#line 19 "src/functions/sequences.rs"
            const bool t19_6 = t18_2 == of_key_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_5 = t19_6 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = changed_5;
#line 19 "src/functions/sequences.rs"
            const bool t19_7 = t18_3 == of_key_3;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_6 = t19_7 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = changed_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t719 = t691 + 9u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t720 = t719 < t692 ? t719 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_5 = (u64)t720 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_7 = t4_2 + t7_5;
#line 18 "src/functions/sequences.rs"
            u32 of_key_4;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_4) : "l"(t8_7));
#line 19 "src/functions/sequences.rs"
            const bool t19_8 = t18_2 == of_key_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_7 = t19_8 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = changed_7;
#line 19 "src/functions/sequences.rs"
            const bool t19_9 = t18_3 == of_key_4;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_8 = t19_9 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = changed_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t728 = t691 + 16u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t729 = t728 < t692 ? t728 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_6 = (u64)t729 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_8 = t4_2 + t7_6;
#line 18 "src/functions/sequences.rs"
            u32 of_key_5;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_5) : "l"(t8_8));
#line 19 "src/functions/sequences.rs"
            const bool t19_10 = t18_2 == of_key_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_9 = t19_10 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = changed_9;
#line 19 "src/functions/sequences.rs"
            const bool t19_11 = t18_3 == of_key_5;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_10 = t19_11 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = changed_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t737 = t691 + 17u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t738 = t737 < t692 ? t737 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_7 = (u64)t738 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_9 = t4_2 + t7_7;
#line 18 "src/functions/sequences.rs"
            u32 of_key_6;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_6) : "l"(t8_9));
#line 19 "src/functions/sequences.rs"
            const bool t19_12 = t18_2 == of_key_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_11 = t19_12 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = changed_11;
#line 19 "src/functions/sequences.rs"
            const bool t19_13 = t18_3 == of_key_6;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_12 = t19_13 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = changed_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t746 = t691 + 24u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t747 = t746 < t692 ? t746 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_8 = (u64)t747 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_10 = t4_2 + t7_8;
#line 18 "src/functions/sequences.rs"
            u32 of_key_7;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_7) : "l"(t8_10));
#line 19 "src/functions/sequences.rs"
            const bool t19_14 = t18_2 == of_key_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_13 = t19_14 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = changed_13;
#line 19 "src/functions/sequences.rs"
            const bool t19_15 = t18_3 == of_key_7;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_14 = t19_15 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = changed_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t755 = t691 + 25u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t756 = t755 < t692 ? t755 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_9 = (u64)t756 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_11 = t4_2 + t7_9;
#line 18 "src/functions/sequences.rs"
            u32 of_key_8;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_8) : "l"(t8_11));
#line 19 "src/functions/sequences.rs"
            const bool t19_16 = t18_2 == of_key_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_15 = t19_16 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = changed_15;
#line 19 "src/functions/sequences.rs"
            const bool t19_17 = t18_3 == of_key_8;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_16 = t19_17 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = changed_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t764 = t691 + 32u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t765 = t764 < t692 ? t764 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_10 = (u64)t765 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_12 = t4_2 + t7_10;
#line 18 "src/functions/sequences.rs"
            u32 of_key_9;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_9) : "l"(t8_12));
#line 19 "src/functions/sequences.rs"
            const bool t19_18 = t18_2 == of_key_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_17 = t19_18 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = changed_17;
#line 19 "src/functions/sequences.rs"
            const bool t19_19 = t18_3 == of_key_9;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_18 = t19_19 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = changed_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t773 = t691 + 33u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t774 = t773 < t692 ? t773 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_11 = (u64)t774 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_13 = t4_2 + t7_11;
#line 18 "src/functions/sequences.rs"
            u32 of_key_10;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_10) : "l"(t8_13));
#line 19 "src/functions/sequences.rs"
            const bool t19_20 = t18_2 == of_key_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_19 = t19_20 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = changed_19;
#line 19 "src/functions/sequences.rs"
            const bool t19_21 = t18_3 == of_key_10;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_20 = t19_21 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = changed_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t782 = t691 + 40u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t783 = t782 < t692 ? t782 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_12 = (u64)t783 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_14 = t4_2 + t7_12;
#line 18 "src/functions/sequences.rs"
            u32 of_key_11;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_11) : "l"(t8_14));
#line 19 "src/functions/sequences.rs"
            const bool t19_22 = t18_2 == of_key_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_21 = t19_22 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = changed_21;
#line 19 "src/functions/sequences.rs"
            const bool t19_23 = t18_3 == of_key_11;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_22 = t19_23 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = changed_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t791 = t691 + 41u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t792 = t791 < t692 ? t791 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_13 = (u64)t792 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_15 = t4_2 + t7_13;
#line 18 "src/functions/sequences.rs"
            u32 of_key_12;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_12) : "l"(t8_15));
#line 19 "src/functions/sequences.rs"
            const bool t19_24 = t18_2 == of_key_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_23 = t19_24 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = changed_23;
#line 19 "src/functions/sequences.rs"
            const bool t19_25 = t18_3 == of_key_12;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_24 = t19_25 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = changed_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t800 = t691 + 48u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t801 = t800 < t692 ? t800 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_14 = (u64)t801 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_16 = t4_2 + t7_14;
#line 18 "src/functions/sequences.rs"
            u32 of_key_13;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_13) : "l"(t8_16));
#line 19 "src/functions/sequences.rs"
            const bool t19_26 = t18_2 == of_key_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_25 = t19_26 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = changed_25;
#line 19 "src/functions/sequences.rs"
            const bool t19_27 = t18_3 == of_key_13;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_26 = t19_27 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = changed_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t809 = t691 + 49u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t810 = t809 < t692 ? t809 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_15 = (u64)t810 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_17 = t4_2 + t7_15;
#line 18 "src/functions/sequences.rs"
            u32 of_key_14;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_14) : "l"(t8_17));
#line 19 "src/functions/sequences.rs"
            const bool t19_28 = t18_2 == of_key_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_27 = t19_28 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = changed_27;
#line 19 "src/functions/sequences.rs"
            const bool t19_29 = t18_3 == of_key_14;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_28 = t19_29 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = changed_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t818 = t691 + 56u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t819 = t818 < t692 ? t818 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_16 = (u64)t819 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_18 = t4_2 + t7_16;
#line 18 "src/functions/sequences.rs"
            u32 of_key_15;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_15) : "l"(t8_18));
#line 19 "src/functions/sequences.rs"
            const bool t19_30 = t18_2 == of_key_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_29 = t19_30 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = changed_29;
#line 19 "src/functions/sequences.rs"
            const bool t19_31 = t18_3 == of_key_15;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_30 = t19_31 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = changed_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t827 = t691 + 57u;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t828 = t827 < t692 ? t827 : t692;
#line 18 "src/functions/sequences.rs"
            const u64 t7_17 = (u64)t828 * t6_4;
#line 18 "src/functions/sequences.rs"
            const u64 t8_19 = t4_2 + t7_17;
#line 18 "src/functions/sequences.rs"
            u32 of_key_16;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_16) : "l"(t8_19));
#line 19 "src/functions/sequences.rs"
            const bool t19_32 = t18_2 == of_key_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_31 = t19_32 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = changed_31;
#line 19 "src/functions/sequences.rs"
            const bool t19_33 = t18_3 == of_key_16;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 changed_32 = t19_33 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = changed_32;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t836 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_3 = t836 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t838 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_4 = t838 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t840 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t841 = t840 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 column = first_key_3 + t841;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t843 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t844 = first_query_4 + t843;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t845 = t844 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_16 = t845 + 1u;
            const u32 t847 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t848 = t847 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_17 = t848 < seq_k ? t848 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t850 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_18 = t850 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t853 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s = t853;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t855 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_2 = t855;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t857 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_5 = t857;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t859 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_6 = t859;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t861 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_9 = t861;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t863 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_10 = t863;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t865 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_13 = t865;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t867 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_14 = t867;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t869 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_17 = t869;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t871 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_18 = t871;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t873 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_21 = t873;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t875 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_22 = t875;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t877 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_25 = t877;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t879 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_26 = t879;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t881 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_29 = t881;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t883 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_30 = t883;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t884 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t885 = first_query_4 + t884;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t886 = t885 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t887 = t886 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_19 = t887 + 1u;
            const u32 t889 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t890 = t889 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_20 = t890 < seq_k ? t890 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 t892 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
            const u32 end_21 = t892 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_17 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t895 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_3 = t895;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_18 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t897 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_4 = t897;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_19 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t899 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_7 = t899;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_20 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t901 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_8 = t901;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_21 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t903 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_11 = t903;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_22 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t905 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_12 = t905;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_23 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t907 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_15 = t907;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_24 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t909 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_16 = t909;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_25 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t911 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_19 = t911;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_26 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t913 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_20 = t913;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_27 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t915 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_23 = t915;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_28 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t917 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_24 = t917;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_29 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t919 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_27 = t919;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_30 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t921 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_28 = t921;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_31 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t923 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_31 = t923;
#line 46 "fa-kernels/src/attention/mask.rs"
            const bool visible_32 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
            const f32 t925 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
            s_32 = t925;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t927;
            asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t928;
            asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t927), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t929;
            asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t930;
            asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t931;
            asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t932;
            asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t928), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t933;
            asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t929), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t934;
            asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t930), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t935;
            asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t931), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t932), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t937;
            asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t933), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t938;
            asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t934), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t935), "f"(s_30));
            f32 t940;
            asm("max.f32 %0, %1, %2;" : "=f"(t940) : "f"(t936), "f"(t937));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t941;
            asm("max.f32 %0, %1, %2;" : "=f"(t941) : "f"(t938), "f"(t939));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("max.f32 %0, %1, %2;" : "=f"(t942) : "f"(t940), "f"(t941));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t943;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t943) : "f"(t942));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t942), "f"(t943));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t945;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t945) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t945));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = t948 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t949));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t951 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t954;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t954;
            const f32 t955 = t951 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t956 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t958;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t958;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t959 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t961;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t962 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t964;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t964;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t967;
            const f32 t968 = t955 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t969 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t971;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t971;
            const f32 t972 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t973 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t975;
            const f32 t976 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t977 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t979;
            const f32 t980 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t981));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t983;
            const f32 t984 = t968 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t985 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t985));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t987;
            const f32 t988 = t972 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t989 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t991;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t991;
            const f32 t992 = t976 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t993 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t995;
            const f32 t996 = t980 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t997 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t997));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t999;
            const f32 t1000 = t984 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t1003;
            const f32 t1004 = t988 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1005 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t1007;
            const f32 t1008 = t992 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t1009));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t1011;
            const f32 t1012 = t996 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1013 = t1000 + t1004;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1014 = t1008 + t1012;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1015 = t1013 + t1014;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1015;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1017;
            asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1018;
            asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(t1017), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1020;
            asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1021;
            asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1022;
            asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1018), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1019), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1024;
            asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1020), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1025;
            asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1021), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1026;
            asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1028;
            asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t1029;
            asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_32));
            f32 t1030;
            asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(t1027));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1028), "f"(t1029));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t1032;
            asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1030), "f"(t1031));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1033;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1033) : "f"(t1032));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t1032), "f"(t1033));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t1035;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1035) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t1035));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t1038;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t1039 = t1038 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t1039));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t1041 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1042 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t1042));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1044;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1044) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t1044;
            const f32 t1045 = t1041 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1046 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t1046));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1048;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t1048;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1049 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t1051;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1052 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t1052));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1054;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1054) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t1054;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1055 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t1055));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1057;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1057) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t1057;
            const f32 t1058 = t1045 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1059 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t1059));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1061;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t1061;
            const f32 t1062 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1063 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t1063));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1065;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1065) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t1065;
            const f32 t1066 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1067 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t1067));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1069;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1069) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t1069;
            const f32 t1070 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1071 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t1071));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1073;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t1073;
            const f32 t1074 = t1058 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1075 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t1075));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1077;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1077) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t1077;
            const f32 t1078 = t1062 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1079 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t1079));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1081;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1081) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t1081;
            const f32 t1082 = t1066 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1083 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t1083));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1085;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t1085;
            const f32 t1086 = t1070 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1087 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t1087));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1089;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1089) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t1089;
            const f32 t1090 = t1074 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1091 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1093;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1093;
            const f32 t1094 = t1078 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1095 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t1095));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1097;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1097) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1097;
            const f32 t1098 = t1082 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1099 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t1099));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1101;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1101) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1101;
            const f32 t1102 = t1086 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1103 = t1090 + t1094;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1104 = t1098 + t1102;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1105 = t1103 + t1104;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1105;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1106;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1106) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1107;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1107) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1108;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1108) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1109;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1109) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1110;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1110) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1111;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1111) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1112;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1112) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1113;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1113) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1114;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1114) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1115;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1115) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1116;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1116) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1117;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1117) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1118;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1118) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1119;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1119) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1120;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1120) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1121;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1121) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1106;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1107;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1108;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1109;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1110;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1111;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1112;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1113;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1114;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1115;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1116;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1117;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1118;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1119;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1120;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1121;
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
            for (u32 i_3 = 1u; i_3 < masked_right_4; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1124 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1124) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1125 = t373 + i_3;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1126 = t1125 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1127 = t1126 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1128 = t10 + t1127;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1129 = t1125 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1130 = t1129 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1128), "r"(t1130) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1131 = t375 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1132 = t1131 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1133 = smem_1 + t1132;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1134 = t1125 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1135 = t1134 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1136 = t8 + t1135;
                const u32 t1137 = t1133 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1138 = t1136 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1139 = t1137 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1140 = (u64)t1139;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1141 = t1140 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1142 = t1138 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1143 = (u64)t1142;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1144 = t1143 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1145 = t1137 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1146 = (u64)t1145;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1147 = t1146 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1148 = t1138 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1149 = (u64)t1148;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1150 = t1149 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1151 = t1137 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1152 = (u64)t1151;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1153 = t1152 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1154 = t1138 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1155 = (u64)t1154;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1156 = t1155 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1157 = t1137 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1158 = (u64)t1157;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1159 = t1158 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1160 = t1138 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1161 = (u64)t1160;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1162 = t1161 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1163 = t1137 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1164 = (u64)t1163;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1165 = t1164 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1166 = t1138 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1167 = (u64)t1166;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1168 = t1167 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1169 = t1137 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1170 = (u64)t1169;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1171 = t1170 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t1138 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1173 = (u64)t1172;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1174 = t1173 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1175 = t1137 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1176 = (u64)t1175;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1177 = t1176 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1178 = t1138 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1179 = (u64)t1178;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1180 = t1179 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1181 = t1137 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1182 = (u64)t1181;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1183 = t1182 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1184 = t1138 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1185 = (u64)t1184;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1186 = t1185 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t1141), "l"(t1144), "l"(t1147), "l"(t1150), "l"(t1153), "l"(t1156), "l"(t1159), "l"(t1162), "l"(t1165), "l"(t1168), "l"(t1171), "l"(t1174), "l"(t1177), "l"(t1180), "l"(t1183), "l"(t1186) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1187 = i_3 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1188 = t373 + t1187;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1189 = t1188 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1190 = t1189 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1191 = t1190 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1192 = t10 + t1191;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1193 = t1188 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1194 = t1193 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1192), "r"(t1194) : "memory");
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
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1195 = t1188 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1196 = t1195 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1197 = t9 + t1196;
                const u32 t1198 = t1197 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1199 = t1198 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1200 = (u64)t1199;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1201 = t1200 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1202 = t1198 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1203 = (u64)t1202;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1204 = t1203 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1205 = t1198 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1206 = (u64)t1205;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1207 = t1206 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1208 = t1198 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1209 = (u64)t1208;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1210 = t1209 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1201), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1204), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1207), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1210) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1211 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1212 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_2 = t1211 ? 0u : t1212;
                const u32 t1214 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1214) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1215 = t373 + i_3;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1216 = t1215 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1217 = t1216 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1218 = t1217 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1219 = t10 + t1218;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1220 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1220) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1219) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1221 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1222 = t1221 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t1222 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1224 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1224 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1226 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1227 = t1226 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1228 = first_key_4 + t1227;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1229 = first_query_5 + 15u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1230 = first_key_4 + 63u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1231 = first_query_5 + seq_k;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1232 = t1229 - first_query_5;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1233 = t1231 + t1232;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1234 = t1232 <= t1232;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1235 = t1234 ? t1231 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1236 = t1234 ? t1233 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1237 = t1235 - seq_q;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1238 = t1236 - t1235;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1239 = t1237 + t1238;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1240 = t1238 <= t1238;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1241 = t1240 ? t1237 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1242 = t1240 ? t1239 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1243 = t1241 + argument1;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1244 = t1242 - t1241;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1245 = t1243 + t1244;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1246 = t1244 <= t1244;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1247 = t1246 ? t1243 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1248 = t1246 ? t1245 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1249 = t1247 - t1230;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1250 = t1248 - t1247;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1251 = t1230 - first_key_4;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1252 = t1250 + t1251;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1253 = t1249 + t1252;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1254 = t1250 <= t1252;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1255 = t1254 ? t1249 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1256 = t1254 ? t1253 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1257 = (int)t1255 <= (int)t1256;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1258 = t1257 ? t1255 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1259 = t1257 ? t1256 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1260 = (int)t1258 > (int)0u ? t1258 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1261 = (int)t1259 > (int)0u ? t1259 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1262 = (int)t1260 <= (int)t1261;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1263 = t1262 ? t1260 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1264 = t1262 ? t1261 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1265 = (int)t1263 < (int)t6_2 ? t1263 : t6_2;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1266 = (int)t1264 < (int)t6_2 ? t1264 : t6_2;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1267 = (int)t1255 <= (int)t1256;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1268 = t1267 ? t1255 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1269 = t1267 ? t1256 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1270 = (int)0u <= (int)t1268;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1271 = (int)t1255 <= (int)t1256;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1272 = t1271 ? t1255 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1273 = t1271 ? t1256 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1274 = (int)t1273 <= (int)t6_2;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1275 = t1270 & t1274;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1276 = t13_2 == 4u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1277 = t1275 & t1276;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1278 = first_query_5 + 16u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1279 = t1278 <= seq_q;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1280 = t1277 & t1279;
#line 30 "src/functions/bias.rs"
                const u32 t4_22 = first_2 - t1228;
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
                if (t1280) {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1287 = s * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_36 = t1287 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_36;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1289 = s_3 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u64 t1290 = t15_22 + 18446744073709551388ull;
#line 32 "src/functions/bias.rs"
                    f32 t16_23;
                    asm("ld.global.nc.f32 %0, [%1+260];" : "=f"(t16_23) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_37 = t1289 + t16_23;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_37;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1293 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1294 = t1228 + 1u;
#line 32 "src/functions/bias.rs"
                    f32 t16_24;
                    asm("ld.global.nc.f32 %0, [%1+224];" : "=f"(t16_24) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_38 = t1293 + t16_24;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_38;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1297 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    f32 t16_25;
                    asm("ld.global.nc.f32 %0, [%1+256];" : "=f"(t16_25) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_39 = t1297 + t16_25;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_39;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1300 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1301 = t1228 + 8u;
#line 32 "src/functions/bias.rs"
                    f32 t16_26;
                    asm("ld.global.nc.f32 %0, [%1+196];" : "=f"(t16_26) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_40 = t1300 + t16_26;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_40;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1304 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_41 = t1304 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_41;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1306 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1307 = t1228 + 9u;
#line 32 "src/functions/bias.rs"
                    f32 t16_27;
                    asm("ld.global.nc.f32 %0, [%1+192];" : "=f"(t16_27) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_42 = t1306 + t16_27;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_42;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1310 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_43 = t1310 + t16_24;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_43;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1312 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1313 = t1228 + 16u;
#line 32 "src/functions/bias.rs"
                    f32 t16_28;
                    asm("ld.global.nc.f32 %0, [%1+164];" : "=f"(t16_28) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_44 = t1312 + t16_28;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_44;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1316 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_45 = t1316 + t16_26;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_45;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1318 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1319 = t1228 + 17u;
#line 32 "src/functions/bias.rs"
                    f32 t16_29;
                    asm("ld.global.nc.f32 %0, [%1+160];" : "=f"(t16_29) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_46 = t1318 + t16_29;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_46;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1322 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_47 = t1322 + t16_27;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_47;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1324 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1325 = t1228 + 24u;
#line 32 "src/functions/bias.rs"
                    f32 t16_30;
                    asm("ld.global.nc.f32 %0, [%1+132];" : "=f"(t16_30) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_48 = t1324 + t16_30;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_48;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1328 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_49 = t1328 + t16_28;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_49;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1330 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1331 = t1228 + 25u;
#line 32 "src/functions/bias.rs"
                    f32 t16_31;
                    asm("ld.global.nc.f32 %0, [%1+128];" : "=f"(t16_31) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_50 = t1330 + t16_31;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_50;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1334 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_51 = t1334 + t16_29;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_51;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1336 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1337 = t1228 + 32u;
#line 32 "src/functions/bias.rs"
                    f32 t16_32;
                    asm("ld.global.nc.f32 %0, [%1+100];" : "=f"(t16_32) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_52 = t1336 + t16_32;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_52;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1340 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_53 = t1340 + t16_30;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_53;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1342 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1343 = t1228 + 33u;
#line 32 "src/functions/bias.rs"
                    f32 t16_33;
                    asm("ld.global.nc.f32 %0, [%1+96];" : "=f"(t16_33) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_54 = t1342 + t16_33;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_54;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1346 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_55 = t1346 + t16_31;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_55;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1348 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1349 = t1228 + 40u;
#line 32 "src/functions/bias.rs"
                    f32 t16_34;
                    asm("ld.global.nc.f32 %0, [%1+68];" : "=f"(t16_34) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_56 = t1348 + t16_34;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_56;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1352 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_57 = t1352 + t16_32;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_57;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1354 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1355 = t1228 + 41u;
#line 32 "src/functions/bias.rs"
                    f32 t16_35;
                    asm("ld.global.nc.f32 %0, [%1+64];" : "=f"(t16_35) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_58 = t1354 + t16_35;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_58;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1358 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_59 = t1358 + t16_33;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_59;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1360 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1361 = t1228 + 48u;
#line 32 "src/functions/bias.rs"
                    f32 t16_36;
                    asm("ld.global.nc.f32 %0, [%1+36];" : "=f"(t16_36) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_60 = t1360 + t16_36;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_60;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1364 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_61 = t1364 + t16_34;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_61;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1366 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1367 = t1228 + 49u;
#line 32 "src/functions/bias.rs"
                    f32 t16_37;
                    asm("ld.global.nc.f32 %0, [%1+32];" : "=f"(t16_37) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_62 = t1366 + t16_37;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_62;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1370 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_63 = t1370 + t16_35;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_63;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1372 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1373 = t1228 + 56u;
#line 32 "src/functions/bias.rs"
                    f32 t16_38;
                    asm("ld.global.nc.f32 %0, [%1+4];" : "=f"(t16_38) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_64 = t1372 + t16_38;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_64;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1376 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_65 = t1376 + t16_36;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_65;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1378 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1379 = t1228 + 57u;
#line 32 "src/functions/bias.rs"
                    f32 t16_39;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_39) : "l"(t1290));
#line 32 "src/functions/bias.rs"
                    const f32 t17_66 = t1378 + t16_39;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_66;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1382 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_67 = t1382 + t16_37;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_67;
                } else {
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1384 = first_query_5 + 15u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1385 = first_key_4 + 63u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1386 = first_query_5 + seq_k;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1387 = t1384 - first_query_5;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1388 = t1386 + t1387;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1389 = t1387 <= t1387;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1390 = t1389 ? t1386 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1391 = t1389 ? t1388 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1392 = t1390 - seq_q;
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
                    const u32 t1398 = t1396 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1399 = t1397 - t1396;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1400 = t1398 + t1399;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1401 = t1399 <= t1399;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1402 = t1401 ? t1398 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1403 = t1401 ? t1400 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1404 = t1402 - t1385;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1405 = t1403 - t1402;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1406 = t1385 - first_key_4;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1407 = t1405 + t1406;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1408 = t1404 + t1407;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1409 = t1405 <= t1407;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1410 = t1409 ? t1404 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1411 = t1409 ? t1408 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1412 = (int)t1410 <= (int)t1411;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1413 = t1412 ? t1410 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1414 = t1412 ? t1411 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1415 = (int)t1413 > (int)0u ? t1413 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1416 = (int)t1414 > (int)0u ? t1414 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1417 = (int)t1415 <= (int)t1416;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1418 = t1417 ? t1415 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1419 = t1417 ? t1416 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1420 = (int)t1418 < (int)t6_2 ? t1418 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t1421 = (int)t1419 < (int)t6_2 ? t1419 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t1422 = t1420 == t1421;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                    if (t1422) {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1423 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_68 = t1423 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_68;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1425 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_69 = t1425 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_69;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1427 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1428 = t1228 + 1u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_70 = t1427 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_70;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1430 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_71 = t1430 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_71;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1432 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1433 = t1228 + 8u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_72 = t1432 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_72;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1435 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_73 = t1435 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_73;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1437 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1438 = t1228 + 9u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_74 = t1437 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_74;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1440 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_75 = t1440 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_75;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1442 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1443 = t1228 + 16u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_76 = t1442 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_76;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1445 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_77 = t1445 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_77;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1447 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1448 = t1228 + 17u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_78 = t1447 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_78;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1450 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_79 = t1450 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_79;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1452 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1453 = t1228 + 24u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_80 = t1452 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_80;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1455 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_81 = t1455 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_81;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1457 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1458 = t1228 + 25u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_82 = t1457 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_82;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1460 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_83 = t1460 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_83;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1462 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1463 = t1228 + 32u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_84 = t1462 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_84;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1465 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_85 = t1465 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_85;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1467 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1468 = t1228 + 33u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_86 = t1467 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_86;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1470 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_87 = t1470 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_87;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1472 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1473 = t1228 + 40u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_88 = t1472 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_88;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1475 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_89 = t1475 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_89;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1477 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1478 = t1228 + 41u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_90 = t1477 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_90;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1480 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_91 = t1480 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_91;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1482 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1483 = t1228 + 48u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_92 = t1482 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_92;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1485 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_93 = t1485 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_93;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1487 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1488 = t1228 + 49u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_94 = t1487 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_94;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1490 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_95 = t1490 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_95;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1492 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1493 = t1228 + 56u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_96 = t1492 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_96;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1495 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_97 = t1495 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_97;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1497 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1498 = t1228 + 57u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_98 = t1497 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_98;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1500 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_99 = t1500 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_99;
                    } else {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1502 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_100 = t1502 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_100;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1504 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_23 = first_3 - t1228;
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
                        const f32 t17_101 = t1504 + t16_40;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_101;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1512 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1513 = t1228 + 1u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_24 = first_2 - t1513;
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
                        const f32 t17_102 = t1512 + t16_41;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_102;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1521 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_25 = first_3 - t1513;
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
                        const f32 t17_103 = t1521 + t16_42;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_103;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1529 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1530 = t1228 + 8u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_26 = first_2 - t1530;
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
                        const f32 t17_104 = t1529 + t16_43;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_104;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1538 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_105 = t1538 + t16_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_105;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1540 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1541 = t1228 + 9u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_27 = first_2 - t1541;
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
                        const f32 t17_106 = t1540 + t16_44;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_106;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1549 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_107 = t1549 + t16_41;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_107;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1551 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1552 = t1228 + 16u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_28 = first_2 - t1552;
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
                        const f32 t17_108 = t1551 + t16_45;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_108;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1560 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_109 = t1560 + t16_43;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_109;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1562 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1563 = t1228 + 17u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_29 = first_2 - t1563;
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
                        const f32 t17_110 = t1562 + t16_46;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_110;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1571 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_111 = t1571 + t16_44;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_111;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1573 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1574 = t1228 + 24u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_30 = first_2 - t1574;
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
                        const f32 t17_112 = t1573 + t16_47;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_112;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1582 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_113 = t1582 + t16_45;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_113;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1584 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1585 = t1228 + 25u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_31 = first_2 - t1585;
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
                        const f32 t17_114 = t1584 + t16_48;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_114;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1593 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_115 = t1593 + t16_46;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_115;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1595 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1596 = t1228 + 32u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_32 = first_2 - t1596;
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
                        const f32 t17_116 = t1595 + t16_49;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_116;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1604 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_117 = t1604 + t16_47;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_117;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1606 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1607 = t1228 + 33u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_33 = first_2 - t1607;
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
                        const f32 t17_118 = t1606 + t16_50;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_118;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1615 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_119 = t1615 + t16_48;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_119;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1617 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1618 = t1228 + 40u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_34 = first_2 - t1618;
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
                        const f32 t17_120 = t1617 + t16_51;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_120;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1626 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_121 = t1626 + t16_49;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_121;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1628 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1629 = t1228 + 41u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_35 = first_2 - t1629;
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
                        const f32 t17_122 = t1628 + t16_52;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_122;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1637 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_123 = t1637 + t16_50;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_123;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1639 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1640 = t1228 + 48u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_36 = first_2 - t1640;
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
                        const f32 t17_124 = t1639 + t16_53;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_124;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1648 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_125 = t1648 + t16_51;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_125;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1650 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1651 = t1228 + 49u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_37 = first_2 - t1651;
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
                        const f32 t17_126 = t1650 + t16_54;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_126;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1659 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_127 = t1659 + t16_52;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_127;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1661 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1662 = t1228 + 56u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_38 = first_2 - t1662;
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
                        const f32 t17_128 = t1661 + t16_55;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_128;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1670 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_129 = t1670 + t16_53;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_129;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1672 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t1673 = t1228 + 57u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_39 = first_2 - t1673;
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
                        const f32 t17_130 = t1672 + t16_56;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_130;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t1681 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_131 = t1681 + t16_54;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_131;
                    }
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1683 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1684 = t1683 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t1684 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1686 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_6 = t1686 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1688 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1689 = t1688 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1690 = first_key_5 + t1689;
#line 18 "src/functions/sequences.rs"
                const u64 t7_18 = (u64)t1690 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_20 = t4_2 + t7_18;
#line 18 "src/functions/sequences.rs"
                u32 of_key_17;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_17) : "l"(t8_20));
#line 19 "src/functions/sequences.rs"
                const bool t19_34 = t18_2 == of_key_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_33 = t19_34 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s = changed_33;
#line 19 "src/functions/sequences.rs"
                const bool t19_35 = t18_3 == of_key_17;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_34 = t19_35 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = changed_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1698 = t1690 + 1u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_19 = (u64)t1698 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_21 = t4_2 + t7_19;
#line 18 "src/functions/sequences.rs"
                u32 of_key_18;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_18) : "l"(t8_21));
#line 19 "src/functions/sequences.rs"
                const bool t19_36 = t18_2 == of_key_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_35 = t19_36 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = changed_35;
#line 19 "src/functions/sequences.rs"
                const bool t19_37 = t18_3 == of_key_18;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_36 = t19_37 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = changed_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1706 = t1690 + 8u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_20 = (u64)t1706 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_22 = t4_2 + t7_20;
#line 18 "src/functions/sequences.rs"
                u32 of_key_19;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_19) : "l"(t8_22));
#line 19 "src/functions/sequences.rs"
                const bool t19_38 = t18_2 == of_key_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_37 = t19_38 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = changed_37;
#line 19 "src/functions/sequences.rs"
                const bool t19_39 = t18_3 == of_key_19;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_38 = t19_39 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = changed_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1714 = t1690 + 9u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_21 = (u64)t1714 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_23 = t4_2 + t7_21;
#line 18 "src/functions/sequences.rs"
                u32 of_key_20;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_20) : "l"(t8_23));
#line 19 "src/functions/sequences.rs"
                const bool t19_40 = t18_2 == of_key_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_39 = t19_40 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = changed_39;
#line 19 "src/functions/sequences.rs"
                const bool t19_41 = t18_3 == of_key_20;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_40 = t19_41 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = changed_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1722 = t1690 + 16u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_22 = (u64)t1722 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_24 = t4_2 + t7_22;
#line 18 "src/functions/sequences.rs"
                u32 of_key_21;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_21) : "l"(t8_24));
#line 19 "src/functions/sequences.rs"
                const bool t19_42 = t18_2 == of_key_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_41 = t19_42 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_41;
#line 19 "src/functions/sequences.rs"
                const bool t19_43 = t18_3 == of_key_21;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_42 = t19_43 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1730 = t1690 + 17u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_23 = (u64)t1730 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_25 = t4_2 + t7_23;
#line 18 "src/functions/sequences.rs"
                u32 of_key_22;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_22) : "l"(t8_25));
#line 19 "src/functions/sequences.rs"
                const bool t19_44 = t18_2 == of_key_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_43 = t19_44 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_43;
#line 19 "src/functions/sequences.rs"
                const bool t19_45 = t18_3 == of_key_22;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_44 = t19_45 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1738 = t1690 + 24u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_24 = (u64)t1738 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_26 = t4_2 + t7_24;
#line 18 "src/functions/sequences.rs"
                u32 of_key_23;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_23) : "l"(t8_26));
#line 19 "src/functions/sequences.rs"
                const bool t19_46 = t18_2 == of_key_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_45 = t19_46 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_45;
#line 19 "src/functions/sequences.rs"
                const bool t19_47 = t18_3 == of_key_23;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_46 = t19_47 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1746 = t1690 + 25u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_25 = (u64)t1746 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_27 = t4_2 + t7_25;
#line 18 "src/functions/sequences.rs"
                u32 of_key_24;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_24) : "l"(t8_27));
#line 19 "src/functions/sequences.rs"
                const bool t19_48 = t18_2 == of_key_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_47 = t19_48 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_47;
#line 19 "src/functions/sequences.rs"
                const bool t19_49 = t18_3 == of_key_24;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_48 = t19_49 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1754 = t1690 + 32u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_26 = (u64)t1754 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_28 = t4_2 + t7_26;
#line 18 "src/functions/sequences.rs"
                u32 of_key_25;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_25) : "l"(t8_28));
#line 19 "src/functions/sequences.rs"
                const bool t19_50 = t18_2 == of_key_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_49 = t19_50 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = changed_49;
#line 19 "src/functions/sequences.rs"
                const bool t19_51 = t18_3 == of_key_25;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_50 = t19_51 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = changed_50;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1762 = t1690 + 33u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_27 = (u64)t1762 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_29 = t4_2 + t7_27;
#line 18 "src/functions/sequences.rs"
                u32 of_key_26;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_26) : "l"(t8_29));
#line 19 "src/functions/sequences.rs"
                const bool t19_52 = t18_2 == of_key_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_51 = t19_52 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = changed_51;
#line 19 "src/functions/sequences.rs"
                const bool t19_53 = t18_3 == of_key_26;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_52 = t19_53 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = changed_52;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1770 = t1690 + 40u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_28 = (u64)t1770 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_30 = t4_2 + t7_28;
#line 18 "src/functions/sequences.rs"
                u32 of_key_27;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_27) : "l"(t8_30));
#line 19 "src/functions/sequences.rs"
                const bool t19_54 = t18_2 == of_key_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_53 = t19_54 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = changed_53;
#line 19 "src/functions/sequences.rs"
                const bool t19_55 = t18_3 == of_key_27;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_54 = t19_55 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = changed_54;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1778 = t1690 + 41u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_29 = (u64)t1778 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_31 = t4_2 + t7_29;
#line 18 "src/functions/sequences.rs"
                u32 of_key_28;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_28) : "l"(t8_31));
#line 19 "src/functions/sequences.rs"
                const bool t19_56 = t18_2 == of_key_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_55 = t19_56 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = changed_55;
#line 19 "src/functions/sequences.rs"
                const bool t19_57 = t18_3 == of_key_28;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_56 = t19_57 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = changed_56;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1786 = t1690 + 48u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_30 = (u64)t1786 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_32 = t4_2 + t7_30;
#line 18 "src/functions/sequences.rs"
                u32 of_key_29;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_29) : "l"(t8_32));
#line 19 "src/functions/sequences.rs"
                const bool t19_58 = t18_2 == of_key_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_57 = t19_58 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = changed_57;
#line 19 "src/functions/sequences.rs"
                const bool t19_59 = t18_3 == of_key_29;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_58 = t19_59 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = changed_58;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1794 = t1690 + 49u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_31 = (u64)t1794 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_33 = t4_2 + t7_31;
#line 18 "src/functions/sequences.rs"
                u32 of_key_30;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_30) : "l"(t8_33));
#line 19 "src/functions/sequences.rs"
                const bool t19_60 = t18_2 == of_key_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_59 = t19_60 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = changed_59;
#line 19 "src/functions/sequences.rs"
                const bool t19_61 = t18_3 == of_key_30;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_60 = t19_61 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = changed_60;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1802 = t1690 + 56u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_32 = (u64)t1802 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_34 = t4_2 + t7_32;
#line 18 "src/functions/sequences.rs"
                u32 of_key_31;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_31) : "l"(t8_34));
#line 19 "src/functions/sequences.rs"
                const bool t19_62 = t18_2 == of_key_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_61 = t19_62 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = changed_61;
#line 19 "src/functions/sequences.rs"
                const bool t19_63 = t18_3 == of_key_31;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_62 = t19_63 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = changed_62;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1810 = t1690 + 57u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_33 = (u64)t1810 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_35 = t4_2 + t7_33;
#line 18 "src/functions/sequences.rs"
                u32 of_key_32;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_32) : "l"(t8_35));
#line 19 "src/functions/sequences.rs"
                const bool t19_64 = t18_2 == of_key_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_63 = t19_64 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = changed_63;
#line 19 "src/functions/sequences.rs"
                const bool t19_65 = t18_3 == of_key_32;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_64 = t19_65 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = changed_64;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1818 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1819 = t1818 - i_3;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_6 = t1819 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1821 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_7 = t1821 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1823 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1824 = t1823 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column_2 = first_key_6 + t1824;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1826 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1827 = first_query_7 + t1826;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1828 = t1827 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_22 = t1828 + 1u;
                const u32 t1830 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1831 = t1830 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_23 = t1831 < seq_k ? t1831 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1833 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_24 = t1833 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1836 = visible_33 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t1836;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1838 = visible_34 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t1838;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1840 = visible_35 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t1840;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1842 = visible_36 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t1842;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1844 = visible_37 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t1844;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1846 = visible_38 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t1846;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1848 = visible_39 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t1848;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1850 = visible_40 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t1850;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1852 = visible_41 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t1852;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1854 = visible_42 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t1854;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1856 = visible_43 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t1856;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1858 = visible_44 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t1858;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1860 = visible_45 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t1860;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1862 = visible_46 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t1862;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1864 = visible_47 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t1864;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1866 = visible_48 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t1866;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1867 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1868 = first_query_7 + t1867;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1869 = t1868 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1870 = t1869 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_25 = t1870 + 1u;
                const u32 t1872 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t1873 = t1872 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_26 = t1873 < seq_k ? t1873 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t1875 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_27 = t1875 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1878 = visible_49 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t1878;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1880 = visible_50 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t1880;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1882 = visible_51 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t1882;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1884 = visible_52 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t1884;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1886 = visible_53 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t1886;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1888 = visible_54 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t1888;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1890 = visible_55 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t1890;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1892 = visible_56 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t1892;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1894 = visible_57 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t1894;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1896 = visible_58 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t1896;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1898 = visible_59 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t1898;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1900 = visible_60 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t1900;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1902 = visible_61 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t1902;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1904 = visible_62 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t1904;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1906 = visible_63 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t1906;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t1908 = visible_64 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t1908;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1909;
                asm("max.f32 %0, %1, %2;" : "=f"(t1909) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1910;
                asm("max.f32 %0, %1, %2;" : "=f"(t1910) : "f"(t1909), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1911;
                asm("max.f32 %0, %1, %2;" : "=f"(t1911) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1912;
                asm("max.f32 %0, %1, %2;" : "=f"(t1912) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1913;
                asm("max.f32 %0, %1, %2;" : "=f"(t1913) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1914;
                asm("max.f32 %0, %1, %2;" : "=f"(t1914) : "f"(t1910), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1915;
                asm("max.f32 %0, %1, %2;" : "=f"(t1915) : "f"(t1911), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1916;
                asm("max.f32 %0, %1, %2;" : "=f"(t1916) : "f"(t1912), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1917;
                asm("max.f32 %0, %1, %2;" : "=f"(t1917) : "f"(t1913), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1918;
                asm("max.f32 %0, %1, %2;" : "=f"(t1918) : "f"(t1914), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1919;
                asm("max.f32 %0, %1, %2;" : "=f"(t1919) : "f"(t1915), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1920;
                asm("max.f32 %0, %1, %2;" : "=f"(t1920) : "f"(t1916), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1921;
                asm("max.f32 %0, %1, %2;" : "=f"(t1921) : "f"(t1917), "f"(s_30));
                f32 t1922;
                asm("max.f32 %0, %1, %2;" : "=f"(t1922) : "f"(t1918), "f"(t1919));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1923;
                asm("max.f32 %0, %1, %2;" : "=f"(t1923) : "f"(t1920), "f"(t1921));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1924;
                asm("max.f32 %0, %1, %2;" : "=f"(t1924) : "f"(t1922), "f"(t1923));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1925;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1925) : "f"(t1924));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1924), "f"(t1925));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1927;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1927) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1927));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1929;
                asm("max.f32 %0, %1, %2;" : "=f"(t1929) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1930;
                asm("max.f32 %0, %1, %2;" : "=f"(t1930) : "f"(t1929), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1931;
                asm("max.f32 %0, %1, %2;" : "=f"(t1931) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1932;
                asm("max.f32 %0, %1, %2;" : "=f"(t1932) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1933;
                asm("max.f32 %0, %1, %2;" : "=f"(t1933) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1934;
                asm("max.f32 %0, %1, %2;" : "=f"(t1934) : "f"(t1930), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1935;
                asm("max.f32 %0, %1, %2;" : "=f"(t1935) : "f"(t1931), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1936;
                asm("max.f32 %0, %1, %2;" : "=f"(t1936) : "f"(t1932), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1937;
                asm("max.f32 %0, %1, %2;" : "=f"(t1937) : "f"(t1933), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1938;
                asm("max.f32 %0, %1, %2;" : "=f"(t1938) : "f"(t1934), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1939;
                asm("max.f32 %0, %1, %2;" : "=f"(t1939) : "f"(t1935), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1940;
                asm("max.f32 %0, %1, %2;" : "=f"(t1940) : "f"(t1936), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1941;
                asm("max.f32 %0, %1, %2;" : "=f"(t1941) : "f"(t1937), "f"(s_32));
                f32 t1942;
                asm("max.f32 %0, %1, %2;" : "=f"(t1942) : "f"(t1938), "f"(t1939));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1943;
                asm("max.f32 %0, %1, %2;" : "=f"(t1943) : "f"(t1940), "f"(t1941));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1944;
                asm("max.f32 %0, %1, %2;" : "=f"(t1944) : "f"(t1942), "f"(t1943));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1945;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1945) : "f"(t1944));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1944), "f"(t1945));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1947;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1947) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1947));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1949 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1950 = t1949 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1951 = 8.0f < t1950;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1952 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1953 = t1952 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1954 = 8.0f < t1953;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1955 = t1951 | t1954;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1955);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1960;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1960) : "f"(old_7), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1961 = t1960 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1961));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1964 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1965 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(1.442695f), "f"(t1965));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1967;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1967) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1967;
                const f32 t1968 = t1964 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1969 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(1.442695f), "f"(t1969));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1971;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1971) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1971;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1972 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(1.442695f), "f"(t1972));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1974;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1974) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1974;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1975 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(1.442695f), "f"(t1975));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1977) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1977;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1978 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(1.442695f), "f"(t1978));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1980;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1980) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1980;
                const f32 t1981 = t1968 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1982 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(1.442695f), "f"(t1982));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1984;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1984) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1984;
                const f32 t1985 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1986 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(1.442695f), "f"(t1986));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1988;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1988) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1988;
                const f32 t1989 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1990 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(1.442695f), "f"(t1990));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1992;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1992;
                const f32 t1993 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1994 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(1.442695f), "f"(t1994));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1996;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1996) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1996;
                const f32 t1997 = t1981 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1998 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(1.442695f), "f"(t1998));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2000;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2000) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2000;
                const f32 t2001 = t1985 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2002 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(1.442695f), "f"(t2002));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2004;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2004;
                const f32 t2005 = t1989 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2006 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(1.442695f), "f"(t2006));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2008;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2008) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2008;
                const f32 t2009 = t1993 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2010 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(1.442695f), "f"(t2010));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2012) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2012;
                const f32 t2013 = t1997 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2014 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(1.442695f), "f"(t2014));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2016) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2016;
                const f32 t2017 = t2001 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2018 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(1.442695f), "f"(t2018));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2020;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2020) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2020;
                const f32 t2021 = t2005 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2022 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(1.442695f), "f"(t2022));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2024;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2024) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2024;
                const f32 t2025 = t2009 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2026 = t2013 + t2017;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2027 = t2021 + t2025;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2028 = t2026 + t2027;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t2028;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2032;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(old_8), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2033 = t2032 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t2033));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2036 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2037 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(1.442695f), "f"(t2037));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2039;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2039) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t2039;
                const f32 t2040 = t2036 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2041 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(1.442695f), "f"(t2041));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2043;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2043) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t2043;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2044 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(1.442695f), "f"(t2044));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2046;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2046) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t2046;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2047 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(1.442695f), "f"(t2047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2049) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t2049;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2050 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(1.442695f), "f"(t2050));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2052;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2052) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t2052;
                const f32 t2053 = t2040 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2054 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(1.442695f), "f"(t2054));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2056;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2056) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t2056;
                const f32 t2057 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2058 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(1.442695f), "f"(t2058));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2060;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2060) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t2060;
                const f32 t2061 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2062 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(1.442695f), "f"(t2062));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2064;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2064) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t2064;
                const f32 t2065 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2066 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(1.442695f), "f"(t2066));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2068;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2068) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t2068;
                const f32 t2069 = t2053 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2070 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(1.442695f), "f"(t2070));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2072;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2072) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t2072;
                const f32 t2073 = t2057 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2074 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(1.442695f), "f"(t2074));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2076;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2076) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t2076;
                const f32 t2077 = t2061 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2078 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(1.442695f), "f"(t2078));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2080;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2080) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t2080;
                const f32 t2081 = t2065 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2082 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(1.442695f), "f"(t2082));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2084;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2084) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t2084;
                const f32 t2085 = t2069 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2086 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(1.442695f), "f"(t2086));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2088;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2088) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t2088;
                const f32 t2089 = t2073 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2090 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(1.442695f), "f"(t2090));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2092;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2092) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t2092;
                const f32 t2093 = t2077 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2094 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(1.442695f), "f"(t2094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2096;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2096) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t2096;
                const f32 t2097 = t2081 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2098 = t2085 + t2089;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2099 = t2093 + t2097;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2100 = t2098 + t2099;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t2100;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t2101 = i_3 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2102 = t373 + t2101;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2103 = t2102 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2104 = t2103 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2105 = t2104 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2106 = t10 + t2105;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2107 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2107) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2106) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2108 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t2108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2109 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t2109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2110 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t2110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2111 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t2111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2112 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t2112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2113 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t2113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2114 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t2114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2115 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t2115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2116 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t2116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2117 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t2117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2118 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t2118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2119 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t2119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2120 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t2120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2121 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t2121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2122 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t2122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2123 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t2123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2124 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t2124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2125 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t2125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2126 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t2126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2127 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t2127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2128 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t2128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2129 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t2129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2130 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t2130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2131 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t2131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2132 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t2132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2133 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t2133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2134 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t2134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2135 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t2135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2136 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t2136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2137 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t2137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2138 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t2138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2139 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t2139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2140 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t2140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2141 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t2141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2142 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t2142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2143 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t2143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2144 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t2144;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2145 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t2145;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2146 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t2146;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2147 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t2147;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2148 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t2148;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2149 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t2149;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2150 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t2150;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2151 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t2151;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2152 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t2152;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2153 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t2153;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2154 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t2154;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2155 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t2155;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2156 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t2156;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2157 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t2157;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2158 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t2158;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2159 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t2159;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2160 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t2160;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2161 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t2161;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2162 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t2162;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2163 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t2163;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2164 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t2164;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2165 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t2165;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2166 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t2166;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2167 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t2167;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2168 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t2168;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2169 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t2169;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2170 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t2170;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t2171 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t2171;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2172;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2172) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2173;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2173) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2174;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2175;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2175) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2176;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2177;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2177) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2178;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2179;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2179) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2180;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2180) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2181;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2181) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2182;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2183;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2183) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2184;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2185;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2185) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2186;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t2187;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2187) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t2172;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t2173;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t2174;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t2175;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t2176;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t2177;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t2178;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t2179;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t2180;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t2181;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t2182;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t2183;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t2184;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t2185;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t2186;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t2187;
            }
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_4 = masked_right_4; i_4 < end_15; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2188 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t2188) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2189 = t373 + i_4;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2190 = t2189 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2191 = t2190 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2192 = t10 + t2191;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2193 = t2189 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2194 = t2193 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2192), "r"(t2194) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2195 = t375 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2196 = t2195 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t2197 = smem_1 + t2196;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2198 = t2189 % 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2199 = t2198 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2200 = t8 + t2199;
                const u32 t2201 = t2197 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2202 = t2200 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2203 = t2201 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2204 = (u64)t2203;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2205 = t2204 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2206 = t2202 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2207 = (u64)t2206;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2208 = t2207 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2209 = t2201 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2210 = (u64)t2209;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2211 = t2210 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2212 = t2202 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2213 = (u64)t2212;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2214 = t2213 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2215 = t2201 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2216 = (u64)t2215;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2217 = t2216 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2218 = t2202 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2219 = (u64)t2218;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2220 = t2219 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2221 = t2201 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2222 = (u64)t2221;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2223 = t2222 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2224 = t2202 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2225 = (u64)t2224;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2226 = t2225 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2227 = t2201 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2228 = (u64)t2227;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2229 = t2228 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2230 = t2202 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2231 = (u64)t2230;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2232 = t2231 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2233 = t2201 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2234 = (u64)t2233;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2235 = t2234 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2236 = t2202 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2237 = (u64)t2236;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2238 = t2237 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2239 = t2201 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2240 = (u64)t2239;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2241 = t2240 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2242 = t2202 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2243 = (u64)t2242;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2244 = t2243 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2245 = t2201 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2246 = (u64)t2245;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2247 = t2246 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2248 = t2202 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2249 = (u64)t2248;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2250 = t2249 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t2205), "l"(t2208), "l"(t2211), "l"(t2214), "l"(t2217), "l"(t2220), "l"(t2223), "l"(t2226), "l"(t2229), "l"(t2232), "l"(t2235), "l"(t2238), "l"(t2241), "l"(t2244), "l"(t2247), "l"(t2250) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2251 = i_4 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2252 = t373 + t2251;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2253 = t2252 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2254 = t2253 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2255 = t2254 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2256 = t10 + t2255;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2257 = t2252 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2258 = t2257 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2256), "r"(t2258) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_16;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t2259 = t2252 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2260 = t2259 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2261 = t9 + t2260;
                const u32 t2262 = t2261 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2263 = t2262 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2264 = (u64)t2263;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2265 = t2264 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2266 = t2262 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2267 = (u64)t2266;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2268 = t2267 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2269 = t2262 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2270 = (u64)t2269;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2271 = t2270 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2272 = t2262 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2273 = (u64)t2272;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t2274 = t2273 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t2265), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t2268), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t2271), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t2274) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t2275 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t2276 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_3 = t2275 ? 0u : t2276;
                const u32 t2278 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t2278) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t2279 = t373 + i_4;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2280 = t2279 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2281 = t2280 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2282 = t2281 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2283 = t10 + t2282;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2284 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2284) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2283) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2285 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2286 = t2285 - i_4;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_7 = t2286 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2288 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_8 = t2288 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2290 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2291 = t2290 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2292 = first_key_7 + t2291;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2293 = first_query_8 + 15u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2294 = first_key_7 + 63u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2295 = first_query_8 + seq_k;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2296 = t2293 - first_query_8;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2297 = t2295 + t2296;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2298 = t2296 <= t2296;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2299 = t2298 ? t2295 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2300 = t2298 ? t2297 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2301 = t2299 - seq_q;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2302 = t2300 - t2299;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2303 = t2301 + t2302;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2304 = t2302 <= t2302;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2305 = t2304 ? t2301 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2306 = t2304 ? t2303 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2307 = t2305 + argument1;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2308 = t2306 - t2305;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2309 = t2307 + t2308;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2310 = t2308 <= t2308;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2311 = t2310 ? t2307 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2312 = t2310 ? t2309 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2313 = t2311 - t2294;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2314 = t2312 - t2311;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2315 = t2294 - first_key_7;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2316 = t2314 + t2315;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2317 = t2313 + t2316;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2318 = t2314 <= t2316;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2319 = t2318 ? t2313 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2320 = t2318 ? t2317 : 4294967295u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2321 = (int)t2319 <= (int)t2320;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2322 = t2321 ? t2319 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2323 = t2321 ? t2320 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2324 = (int)t2322 > (int)0u ? t2322 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2325 = (int)t2323 > (int)0u ? t2323 : 0u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2326 = (int)t2324 <= (int)t2325;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2327 = t2326 ? t2324 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2328 = t2326 ? t2325 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2329 = (int)t2327 < (int)t6_2 ? t2327 : t6_2;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2330 = (int)t2328 < (int)t6_2 ? t2328 : t6_2;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2331 = (int)t2319 <= (int)t2320;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2332 = t2331 ? t2319 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2333 = t2331 ? t2320 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2334 = (int)0u <= (int)t2332;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2335 = (int)t2319 <= (int)t2320;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2336 = t2335 ? t2319 : 2147483648u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2337 = t2335 ? t2320 : 2147483647u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2338 = (int)t2337 <= (int)t6_2;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2339 = t2334 & t2338;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2340 = t13_2 == 4u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2341 = t2339 & t2340;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2342 = first_query_8 + 16u;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2343 = t2342 <= seq_q;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2344 = t2341 & t2343;
#line 30 "src/functions/bias.rs"
                const u32 t4_40 = first_2 - t2292;
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
                if (t2344) {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2351 = s * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_132 = t2351 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t17_132;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2353 = s_3 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u64 t2354 = t15_40 + 18446744073709551388ull;
#line 32 "src/functions/bias.rs"
                    f32 t16_58;
                    asm("ld.global.nc.f32 %0, [%1+260];" : "=f"(t16_58) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_133 = t2353 + t16_58;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t17_133;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2357 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2358 = t2292 + 1u;
#line 32 "src/functions/bias.rs"
                    f32 t16_59;
                    asm("ld.global.nc.f32 %0, [%1+224];" : "=f"(t16_59) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_134 = t2357 + t16_59;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t17_134;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2361 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                    f32 t16_60;
                    asm("ld.global.nc.f32 %0, [%1+256];" : "=f"(t16_60) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_135 = t2361 + t16_60;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t17_135;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2364 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2365 = t2292 + 8u;
#line 32 "src/functions/bias.rs"
                    f32 t16_61;
                    asm("ld.global.nc.f32 %0, [%1+196];" : "=f"(t16_61) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_136 = t2364 + t16_61;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t17_136;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2368 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_137 = t2368 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t17_137;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2370 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2371 = t2292 + 9u;
#line 32 "src/functions/bias.rs"
                    f32 t16_62;
                    asm("ld.global.nc.f32 %0, [%1+192];" : "=f"(t16_62) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_138 = t2370 + t16_62;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t17_138;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2374 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_139 = t2374 + t16_59;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t17_139;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2376 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2377 = t2292 + 16u;
#line 32 "src/functions/bias.rs"
                    f32 t16_63;
                    asm("ld.global.nc.f32 %0, [%1+164];" : "=f"(t16_63) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_140 = t2376 + t16_63;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t17_140;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2380 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_141 = t2380 + t16_61;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t17_141;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2382 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2383 = t2292 + 17u;
#line 32 "src/functions/bias.rs"
                    f32 t16_64;
                    asm("ld.global.nc.f32 %0, [%1+160];" : "=f"(t16_64) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_142 = t2382 + t16_64;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t17_142;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2386 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_143 = t2386 + t16_62;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t17_143;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2388 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2389 = t2292 + 24u;
#line 32 "src/functions/bias.rs"
                    f32 t16_65;
                    asm("ld.global.nc.f32 %0, [%1+132];" : "=f"(t16_65) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_144 = t2388 + t16_65;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t17_144;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2392 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_145 = t2392 + t16_63;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t17_145;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2394 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2395 = t2292 + 25u;
#line 32 "src/functions/bias.rs"
                    f32 t16_66;
                    asm("ld.global.nc.f32 %0, [%1+128];" : "=f"(t16_66) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_146 = t2394 + t16_66;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t17_146;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2398 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_147 = t2398 + t16_64;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t17_147;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2400 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2401 = t2292 + 32u;
#line 32 "src/functions/bias.rs"
                    f32 t16_67;
                    asm("ld.global.nc.f32 %0, [%1+100];" : "=f"(t16_67) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_148 = t2400 + t16_67;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t17_148;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2404 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_149 = t2404 + t16_65;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t17_149;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2406 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2407 = t2292 + 33u;
#line 32 "src/functions/bias.rs"
                    f32 t16_68;
                    asm("ld.global.nc.f32 %0, [%1+96];" : "=f"(t16_68) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_150 = t2406 + t16_68;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t17_150;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2410 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_151 = t2410 + t16_66;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t17_151;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2412 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2413 = t2292 + 40u;
#line 32 "src/functions/bias.rs"
                    f32 t16_69;
                    asm("ld.global.nc.f32 %0, [%1+68];" : "=f"(t16_69) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_152 = t2412 + t16_69;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t17_152;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2416 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_153 = t2416 + t16_67;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t17_153;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2418 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2419 = t2292 + 41u;
#line 32 "src/functions/bias.rs"
                    f32 t16_70;
                    asm("ld.global.nc.f32 %0, [%1+64];" : "=f"(t16_70) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_154 = t2418 + t16_70;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t17_154;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2422 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_155 = t2422 + t16_68;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t17_155;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2424 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2425 = t2292 + 48u;
#line 32 "src/functions/bias.rs"
                    f32 t16_71;
                    asm("ld.global.nc.f32 %0, [%1+36];" : "=f"(t16_71) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_156 = t2424 + t16_71;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t17_156;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2428 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_157 = t2428 + t16_69;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t17_157;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2430 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2431 = t2292 + 49u;
#line 32 "src/functions/bias.rs"
                    f32 t16_72;
                    asm("ld.global.nc.f32 %0, [%1+32];" : "=f"(t16_72) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_158 = t2430 + t16_72;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t17_158;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2434 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_159 = t2434 + t16_70;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t17_159;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2436 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2437 = t2292 + 56u;
#line 32 "src/functions/bias.rs"
                    f32 t16_73;
                    asm("ld.global.nc.f32 %0, [%1+4];" : "=f"(t16_73) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_160 = t2436 + t16_73;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t17_160;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2440 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_161 = t2440 + t16_71;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t17_161;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2442 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t2443 = t2292 + 57u;
#line 32 "src/functions/bias.rs"
                    f32 t16_74;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t16_74) : "l"(t2354));
#line 32 "src/functions/bias.rs"
                    const f32 t17_162 = t2442 + t16_74;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t17_162;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t2446 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                    const f32 t17_163 = t2446 + t16_72;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t17_163;
                } else {
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2448 = first_query_8 + 15u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2449 = first_key_7 + 63u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2450 = first_query_8 + seq_k;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2451 = t2448 - first_query_8;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2452 = t2450 + t2451;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2453 = t2451 <= t2451;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2454 = t2453 ? t2450 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2455 = t2453 ? t2452 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2456 = t2454 - seq_q;
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
                    const u32 t2462 = t2460 + argument1;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2463 = t2461 - t2460;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2464 = t2462 + t2463;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2465 = t2463 <= t2463;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2466 = t2465 ? t2462 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2467 = t2465 ? t2464 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2468 = t2466 - t2449;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2469 = t2467 - t2466;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2470 = t2449 - first_key_7;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2471 = t2469 + t2470;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2472 = t2468 + t2471;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2473 = t2469 <= t2471;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2474 = t2473 ? t2468 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2475 = t2473 ? t2472 : 4294967295u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2476 = (int)t2474 <= (int)t2475;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2477 = t2476 ? t2474 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2478 = t2476 ? t2475 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2479 = (int)t2477 > (int)0u ? t2477 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2480 = (int)t2478 > (int)0u ? t2478 : 0u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2481 = (int)t2479 <= (int)t2480;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2482 = t2481 ? t2479 : 2147483648u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2483 = t2481 ? t2480 : 2147483647u;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2484 = (int)t2482 < (int)t6_2 ? t2482 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const u32 t2485 = (int)t2483 < (int)t6_2 ? t2483 : t6_2;
#line 98 "fa-kernels/src/attention/options/functions/uniform.rs"
                    const bool t2486 = t2484 == t2485;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                    if (t2486) {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2487 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_164 = t2487 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_164;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2489 = s_3 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_165 = t2489 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_165;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2491 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2492 = t2292 + 1u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_166 = t2491 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_166;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2494 = s_4 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_167 = t2494 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_167;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2496 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2497 = t2292 + 8u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_168 = t2496 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_168;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2499 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_169 = t2499 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_169;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2501 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2502 = t2292 + 9u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_170 = t2501 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_170;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2504 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_171 = t2504 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_171;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2506 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2507 = t2292 + 16u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_172 = t2506 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_172;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2509 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_173 = t2509 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_173;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2511 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2512 = t2292 + 17u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_174 = t2511 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_174;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2514 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_175 = t2514 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_175;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2516 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2517 = t2292 + 24u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_176 = t2516 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_176;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2519 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_177 = t2519 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_177;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2521 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2522 = t2292 + 25u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_178 = t2521 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_178;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2524 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_179 = t2524 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_179;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2526 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2527 = t2292 + 32u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_180 = t2526 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_180;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2529 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_181 = t2529 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_181;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2531 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2532 = t2292 + 33u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_182 = t2531 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_182;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2534 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_183 = t2534 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_183;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2536 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2537 = t2292 + 40u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_184 = t2536 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_184;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2539 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_185 = t2539 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_185;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2541 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2542 = t2292 + 41u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_186 = t2541 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_186;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2544 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_187 = t2544 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_187;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2546 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2547 = t2292 + 48u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_188 = t2546 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_188;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2549 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_189 = t2549 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_189;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2551 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2552 = t2292 + 49u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_190 = t2551 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_190;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2554 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_191 = t2554 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_191;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2556 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2557 = t2292 + 56u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_192 = t2556 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_192;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2559 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_193 = t2559 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_193;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2561 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2562 = t2292 + 57u;
#line 32 "src/functions/bias.rs"
                        const f32 t17_194 = t2561 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_194;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2564 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_195 = t2564 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_195;
                    } else {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2566 = s * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_196 = t2566 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s = t17_196;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2568 = s_3 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_41 = first_3 - t2292;
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
                        const f32 t17_197 = t2568 + t16_75;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_3 = t17_197;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2576 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2577 = t2292 + 1u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_42 = first_2 - t2577;
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
                        const f32 t17_198 = t2576 + t16_76;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_2 = t17_198;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2585 = s_4 * score_scale;
#line 30 "src/functions/bias.rs"
                        const u32 t4_43 = first_3 - t2577;
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
                        const f32 t17_199 = t2585 + t16_77;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_4 = t17_199;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2593 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2594 = t2292 + 8u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_44 = first_2 - t2594;
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
                        const f32 t17_200 = t2593 + t16_78;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_5 = t17_200;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2602 = s_7 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_201 = t2602 + t16_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_7 = t17_201;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2604 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2605 = t2292 + 9u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_45 = first_2 - t2605;
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
                        const f32 t17_202 = t2604 + t16_79;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_6 = t17_202;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2613 = s_8 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_203 = t2613 + t16_76;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_8 = t17_203;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2615 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2616 = t2292 + 16u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_46 = first_2 - t2616;
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
                        const f32 t17_204 = t2615 + t16_80;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_9 = t17_204;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2624 = s_11 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_205 = t2624 + t16_78;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_11 = t17_205;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2626 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2627 = t2292 + 17u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_47 = first_2 - t2627;
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
                        const f32 t17_206 = t2626 + t16_81;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_10 = t17_206;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2635 = s_12 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_207 = t2635 + t16_79;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_12 = t17_207;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2637 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2638 = t2292 + 24u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_48 = first_2 - t2638;
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
                        const f32 t17_208 = t2637 + t16_82;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_13 = t17_208;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2646 = s_15 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_209 = t2646 + t16_80;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_15 = t17_209;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2648 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2649 = t2292 + 25u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_49 = first_2 - t2649;
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
                        const f32 t17_210 = t2648 + t16_83;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_14 = t17_210;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2657 = s_16 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_211 = t2657 + t16_81;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_16 = t17_211;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2659 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2660 = t2292 + 32u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_50 = first_2 - t2660;
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
                        const f32 t17_212 = t2659 + t16_84;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_17 = t17_212;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2668 = s_19 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_213 = t2668 + t16_82;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_19 = t17_213;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2670 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2671 = t2292 + 33u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_51 = first_2 - t2671;
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
                        const f32 t17_214 = t2670 + t16_85;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_18 = t17_214;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2679 = s_20 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_215 = t2679 + t16_83;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_20 = t17_215;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2681 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2682 = t2292 + 40u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_52 = first_2 - t2682;
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
                        const f32 t17_216 = t2681 + t16_86;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_21 = t17_216;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2690 = s_23 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_217 = t2690 + t16_84;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_23 = t17_217;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2692 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2693 = t2292 + 41u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_53 = first_2 - t2693;
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
                        const f32 t17_218 = t2692 + t16_87;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_22 = t17_218;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2701 = s_24 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_219 = t2701 + t16_85;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_24 = t17_219;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2703 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2704 = t2292 + 48u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_54 = first_2 - t2704;
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
                        const f32 t17_220 = t2703 + t16_88;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_25 = t17_220;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2712 = s_27 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_221 = t2712 + t16_86;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_27 = t17_221;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2714 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2715 = t2292 + 49u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_55 = first_2 - t2715;
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
                        const f32 t17_222 = t2714 + t16_89;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_26 = t17_222;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2723 = s_28 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_223 = t2723 + t16_87;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_28 = t17_223;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2725 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2726 = t2292 + 56u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_56 = first_2 - t2726;
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
                        const f32 t17_224 = t2725 + t16_90;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_29 = t17_224;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2734 = s_31 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_225 = t2734 + t16_88;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_31 = t17_225;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2736 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                        const u32 t2737 = t2292 + 57u;
#line 30 "src/functions/bias.rs"
                        const u32 t4_57 = first_2 - t2737;
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
                        const f32 t17_226 = t2736 + t16_91;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_30 = t17_226;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                        const f32 t2745 = s_32 * score_scale;
#line 32 "src/functions/bias.rs"
                        const f32 t17_227 = t2745 + t16_89;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                        s_32 = t17_227;
                    }
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2747 = end_15 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2748 = t2747 - i_4;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_8 = t2748 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2750 = t248 + t237;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_9 = t2750 + t236;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2752 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2753 = t2752 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t2754 = first_key_8 + t2753;
#line 18 "src/functions/sequences.rs"
                const u64 t7_34 = (u64)t2754 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_36 = t4_2 + t7_34;
#line 18 "src/functions/sequences.rs"
                u32 of_key_33;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_33) : "l"(t8_36));
#line 19 "src/functions/sequences.rs"
                const bool t19_66 = t18_2 == of_key_33;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_65 = t19_66 ? s : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s = changed_65;
#line 19 "src/functions/sequences.rs"
                const bool t19_67 = t18_3 == of_key_33;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_66 = t19_67 ? s_3 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = changed_66;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2762 = t2754 + 1u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_35 = (u64)t2762 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_37 = t4_2 + t7_35;
#line 18 "src/functions/sequences.rs"
                u32 of_key_34;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_34) : "l"(t8_37));
#line 19 "src/functions/sequences.rs"
                const bool t19_68 = t18_2 == of_key_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_67 = t19_68 ? s_2 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = changed_67;
#line 19 "src/functions/sequences.rs"
                const bool t19_69 = t18_3 == of_key_34;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_68 = t19_69 ? s_4 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = changed_68;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2770 = t2754 + 8u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_36 = (u64)t2770 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_38 = t4_2 + t7_36;
#line 18 "src/functions/sequences.rs"
                u32 of_key_35;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_35) : "l"(t8_38));
#line 19 "src/functions/sequences.rs"
                const bool t19_70 = t18_2 == of_key_35;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_69 = t19_70 ? s_5 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = changed_69;
#line 19 "src/functions/sequences.rs"
                const bool t19_71 = t18_3 == of_key_35;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_70 = t19_71 ? s_7 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = changed_70;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2778 = t2754 + 9u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_37 = (u64)t2778 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_39 = t4_2 + t7_37;
#line 18 "src/functions/sequences.rs"
                u32 of_key_36;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_36) : "l"(t8_39));
#line 19 "src/functions/sequences.rs"
                const bool t19_72 = t18_2 == of_key_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_71 = t19_72 ? s_6 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = changed_71;
#line 19 "src/functions/sequences.rs"
                const bool t19_73 = t18_3 == of_key_36;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_72 = t19_73 ? s_8 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = changed_72;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2786 = t2754 + 16u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_38 = (u64)t2786 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_40 = t4_2 + t7_38;
#line 18 "src/functions/sequences.rs"
                u32 of_key_37;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_37) : "l"(t8_40));
#line 19 "src/functions/sequences.rs"
                const bool t19_74 = t18_2 == of_key_37;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_73 = t19_74 ? s_9 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = changed_73;
#line 19 "src/functions/sequences.rs"
                const bool t19_75 = t18_3 == of_key_37;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_74 = t19_75 ? s_11 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = changed_74;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2794 = t2754 + 17u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_39 = (u64)t2794 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_41 = t4_2 + t7_39;
#line 18 "src/functions/sequences.rs"
                u32 of_key_38;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_38) : "l"(t8_41));
#line 19 "src/functions/sequences.rs"
                const bool t19_76 = t18_2 == of_key_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_75 = t19_76 ? s_10 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = changed_75;
#line 19 "src/functions/sequences.rs"
                const bool t19_77 = t18_3 == of_key_38;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_76 = t19_77 ? s_12 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = changed_76;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2802 = t2754 + 24u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_40 = (u64)t2802 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_42 = t4_2 + t7_40;
#line 18 "src/functions/sequences.rs"
                u32 of_key_39;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_39) : "l"(t8_42));
#line 19 "src/functions/sequences.rs"
                const bool t19_78 = t18_2 == of_key_39;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_77 = t19_78 ? s_13 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = changed_77;
#line 19 "src/functions/sequences.rs"
                const bool t19_79 = t18_3 == of_key_39;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_78 = t19_79 ? s_15 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = changed_78;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2810 = t2754 + 25u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_41 = (u64)t2810 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_43 = t4_2 + t7_41;
#line 18 "src/functions/sequences.rs"
                u32 of_key_40;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_40) : "l"(t8_43));
#line 19 "src/functions/sequences.rs"
                const bool t19_80 = t18_2 == of_key_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_79 = t19_80 ? s_14 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = changed_79;
#line 19 "src/functions/sequences.rs"
                const bool t19_81 = t18_3 == of_key_40;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_80 = t19_81 ? s_16 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = changed_80;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2818 = t2754 + 32u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_42 = (u64)t2818 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_44 = t4_2 + t7_42;
#line 18 "src/functions/sequences.rs"
                u32 of_key_41;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_41) : "l"(t8_44));
#line 19 "src/functions/sequences.rs"
                const bool t19_82 = t18_2 == of_key_41;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_81 = t19_82 ? s_17 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = changed_81;
#line 19 "src/functions/sequences.rs"
                const bool t19_83 = t18_3 == of_key_41;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_82 = t19_83 ? s_19 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = changed_82;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2826 = t2754 + 33u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_43 = (u64)t2826 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_45 = t4_2 + t7_43;
#line 18 "src/functions/sequences.rs"
                u32 of_key_42;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_42) : "l"(t8_45));
#line 19 "src/functions/sequences.rs"
                const bool t19_84 = t18_2 == of_key_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_83 = t19_84 ? s_18 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = changed_83;
#line 19 "src/functions/sequences.rs"
                const bool t19_85 = t18_3 == of_key_42;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_84 = t19_85 ? s_20 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = changed_84;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2834 = t2754 + 40u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_44 = (u64)t2834 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_46 = t4_2 + t7_44;
#line 18 "src/functions/sequences.rs"
                u32 of_key_43;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_43) : "l"(t8_46));
#line 19 "src/functions/sequences.rs"
                const bool t19_86 = t18_2 == of_key_43;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_85 = t19_86 ? s_21 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = changed_85;
#line 19 "src/functions/sequences.rs"
                const bool t19_87 = t18_3 == of_key_43;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_86 = t19_87 ? s_23 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = changed_86;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2842 = t2754 + 41u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_45 = (u64)t2842 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_47 = t4_2 + t7_45;
#line 18 "src/functions/sequences.rs"
                u32 of_key_44;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_44) : "l"(t8_47));
#line 19 "src/functions/sequences.rs"
                const bool t19_88 = t18_2 == of_key_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_87 = t19_88 ? s_22 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = changed_87;
#line 19 "src/functions/sequences.rs"
                const bool t19_89 = t18_3 == of_key_44;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_88 = t19_89 ? s_24 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = changed_88;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2850 = t2754 + 48u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_46 = (u64)t2850 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_48 = t4_2 + t7_46;
#line 18 "src/functions/sequences.rs"
                u32 of_key_45;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_45) : "l"(t8_48));
#line 19 "src/functions/sequences.rs"
                const bool t19_90 = t18_2 == of_key_45;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_89 = t19_90 ? s_25 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = changed_89;
#line 19 "src/functions/sequences.rs"
                const bool t19_91 = t18_3 == of_key_45;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_90 = t19_91 ? s_27 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = changed_90;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2858 = t2754 + 49u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_47 = (u64)t2858 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_49 = t4_2 + t7_47;
#line 18 "src/functions/sequences.rs"
                u32 of_key_46;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_46) : "l"(t8_49));
#line 19 "src/functions/sequences.rs"
                const bool t19_92 = t18_2 == of_key_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_91 = t19_92 ? s_26 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = changed_91;
#line 19 "src/functions/sequences.rs"
                const bool t19_93 = t18_3 == of_key_46;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_92 = t19_93 ? s_28 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = changed_92;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2866 = t2754 + 56u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_48 = (u64)t2866 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_50 = t4_2 + t7_48;
#line 18 "src/functions/sequences.rs"
                u32 of_key_47;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_47) : "l"(t8_50));
#line 19 "src/functions/sequences.rs"
                const bool t19_94 = t18_2 == of_key_47;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_93 = t19_94 ? s_29 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = changed_93;
#line 19 "src/functions/sequences.rs"
                const bool t19_95 = t18_3 == of_key_47;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_94 = t19_95 ? s_31 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = changed_94;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t2874 = t2754 + 57u;
#line 18 "src/functions/sequences.rs"
                const u64 t7_49 = (u64)t2874 * t6_4;
#line 18 "src/functions/sequences.rs"
                const u64 t8_51 = t4_2 + t7_49;
#line 18 "src/functions/sequences.rs"
                u32 of_key_48;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key_48) : "l"(t8_51));
#line 19 "src/functions/sequences.rs"
                const bool t19_96 = t18_2 == of_key_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_95 = t19_96 ? s_30 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = changed_95;
#line 19 "src/functions/sequences.rs"
                const bool t19_97 = t18_3 == of_key_48;
#line 146 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 changed_96 = t19_97 ? s_32 : __uint_as_float(0xff800000u);
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = changed_96;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2882;
                asm("max.f32 %0, %1, %2;" : "=f"(t2882) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2883;
                asm("max.f32 %0, %1, %2;" : "=f"(t2883) : "f"(t2882), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2884;
                asm("max.f32 %0, %1, %2;" : "=f"(t2884) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2885;
                asm("max.f32 %0, %1, %2;" : "=f"(t2885) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2886;
                asm("max.f32 %0, %1, %2;" : "=f"(t2886) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2887;
                asm("max.f32 %0, %1, %2;" : "=f"(t2887) : "f"(t2883), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2888;
                asm("max.f32 %0, %1, %2;" : "=f"(t2888) : "f"(t2884), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2889;
                asm("max.f32 %0, %1, %2;" : "=f"(t2889) : "f"(t2885), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2890;
                asm("max.f32 %0, %1, %2;" : "=f"(t2890) : "f"(t2886), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2891;
                asm("max.f32 %0, %1, %2;" : "=f"(t2891) : "f"(t2887), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2892;
                asm("max.f32 %0, %1, %2;" : "=f"(t2892) : "f"(t2888), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2893;
                asm("max.f32 %0, %1, %2;" : "=f"(t2893) : "f"(t2889), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2894;
                asm("max.f32 %0, %1, %2;" : "=f"(t2894) : "f"(t2890), "f"(s_30));
                f32 t2895;
                asm("max.f32 %0, %1, %2;" : "=f"(t2895) : "f"(t2891), "f"(t2892));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2896;
                asm("max.f32 %0, %1, %2;" : "=f"(t2896) : "f"(t2893), "f"(t2894));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2897;
                asm("max.f32 %0, %1, %2;" : "=f"(t2897) : "f"(t2895), "f"(t2896));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2898;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2898) : "f"(t2897));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_5;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t2897), "f"(t2898));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2900;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2900) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_3;
                asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t2900));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2902;
                asm("max.f32 %0, %1, %2;" : "=f"(t2902) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2903;
                asm("max.f32 %0, %1, %2;" : "=f"(t2903) : "f"(t2902), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2904;
                asm("max.f32 %0, %1, %2;" : "=f"(t2904) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2905;
                asm("max.f32 %0, %1, %2;" : "=f"(t2905) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2906;
                asm("max.f32 %0, %1, %2;" : "=f"(t2906) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2907;
                asm("max.f32 %0, %1, %2;" : "=f"(t2907) : "f"(t2903), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2908;
                asm("max.f32 %0, %1, %2;" : "=f"(t2908) : "f"(t2904), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2909;
                asm("max.f32 %0, %1, %2;" : "=f"(t2909) : "f"(t2905), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2910;
                asm("max.f32 %0, %1, %2;" : "=f"(t2910) : "f"(t2906), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2911;
                asm("max.f32 %0, %1, %2;" : "=f"(t2911) : "f"(t2907), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2912;
                asm("max.f32 %0, %1, %2;" : "=f"(t2912) : "f"(t2908), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2913;
                asm("max.f32 %0, %1, %2;" : "=f"(t2913) : "f"(t2909), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t2914;
                asm("max.f32 %0, %1, %2;" : "=f"(t2914) : "f"(t2910), "f"(s_32));
                f32 t2915;
                asm("max.f32 %0, %1, %2;" : "=f"(t2915) : "f"(t2911), "f"(t2912));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2916;
                asm("max.f32 %0, %1, %2;" : "=f"(t2916) : "f"(t2913), "f"(t2914));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t2917;
                asm("max.f32 %0, %1, %2;" : "=f"(t2917) : "f"(t2915), "f"(t2916));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2918;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2918) : "f"(t2917));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_6;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t2917), "f"(t2918));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t2920;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2920) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_4;
                asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t2920));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2922 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2923 = t2922 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2924 = 8.0f < t2923;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2925 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t2926 = t2925 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2927 = 8.0f < t2926;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t2928 = t2924 | t2927;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose_2 = __any_sync(0xffffffffu, t2928);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_13 = row_max;
                const f32 new_5 = rose_2 ? news_3 : old_13;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_5) : "f"(new_5), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t2933;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(old_13), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t2934 = t2933 - reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t2934));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t2937 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2938 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(1.442695f), "f"(t2938));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2940;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2940) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t2940;
                const f32 t2941 = t2937 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2942 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(1.442695f), "f"(t2942));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2944;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2944) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t2944;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2945 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(1.442695f), "f"(t2945));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2947;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2947) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t2947;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2948 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(1.442695f), "f"(t2948));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2950;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2950) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t2950;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2951 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(1.442695f), "f"(t2951));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2953;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2953) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t2953;
                const f32 t2954 = t2941 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2955 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(1.442695f), "f"(t2955));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2957;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2957) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t2957;
                const f32 t2958 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2959 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(1.442695f), "f"(t2959));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2961;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2961) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t2961;
                const f32 t2962 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2963 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(1.442695f), "f"(t2963));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2965;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2965) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t2965;
                const f32 t2966 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2967 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(1.442695f), "f"(t2967));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2969;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2969) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t2969;
                const f32 t2970 = t2954 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2971 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(1.442695f), "f"(t2971));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2973;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2973) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t2973;
                const f32 t2974 = t2958 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2975 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(1.442695f), "f"(t2975));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2977;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2977) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t2977;
                const f32 t2978 = t2962 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2979 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(1.442695f), "f"(t2979));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2981;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2981) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t2981;
                const f32 t2982 = t2966 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2983 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(1.442695f), "f"(t2983));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2985;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2985) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t2985;
                const f32 t2986 = t2970 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2987 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(1.442695f), "f"(t2987));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2989;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2989) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t2989;
                const f32 t2990 = t2974 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2991 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(1.442695f), "f"(t2991));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2993;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2993) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t2993;
                const f32 t2994 = t2978 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t2995 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(1.442695f), "f"(t2995));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t2997;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t2997) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t2997;
                const f32 t2998 = t2982 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t2999 = t2986 + t2990;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3000 = t2994 + t2998;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3001 = t2999 + t3000;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t3001;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_14 = row_max_2;
                const f32 new_6 = rose_2 ? news_4 : old_14;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_6) : "f"(new_6), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t3005;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(old_14), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t3006 = t3005 - reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t3006));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t3009 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3010 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_3), "f"(1.442695f), "f"(t3010));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3012;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3012) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t3012;
                const f32 t3013 = t3009 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3014 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_4), "f"(1.442695f), "f"(t3014));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3016;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3016) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t3016;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3017 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_7), "f"(1.442695f), "f"(t3017));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3019;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3019) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t3019;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3020 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_8), "f"(1.442695f), "f"(t3020));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3022;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3022) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t3022;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3023 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_11), "f"(1.442695f), "f"(t3023));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3025;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3025) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t3025;
                const f32 t3026 = t3013 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3027 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_12), "f"(1.442695f), "f"(t3027));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3029;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3029) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t3029;
                const f32 t3030 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3031 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_15), "f"(1.442695f), "f"(t3031));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3033;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3033) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t3033;
                const f32 t3034 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3035 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_16), "f"(1.442695f), "f"(t3035));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3037;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3037) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t3037;
                const f32 t3038 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3039 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_19), "f"(1.442695f), "f"(t3039));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3041;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3041) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t3041;
                const f32 t3042 = t3026 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3043 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_20), "f"(1.442695f), "f"(t3043));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3045;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3045) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t3045;
                const f32 t3046 = t3030 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3047 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_23), "f"(1.442695f), "f"(t3047));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3049;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3049) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t3049;
                const f32 t3050 = t3034 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3051 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_24), "f"(1.442695f), "f"(t3051));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3053;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3053) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t3053;
                const f32 t3054 = t3038 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3055 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_27), "f"(1.442695f), "f"(t3055));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3057;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3057) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t3057;
                const f32 t3058 = t3042 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3059 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_28), "f"(1.442695f), "f"(t3059));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3061;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3061) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t3061;
                const f32 t3062 = t3046 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3063 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_31), "f"(1.442695f), "f"(t3063));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3065;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3065) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t3065;
                const f32 t3066 = t3050 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t3067 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_32), "f"(1.442695f), "f"(t3067));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t3069;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3069) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t3069;
                const f32 t3070 = t3054 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3071 = t3058 + t3062;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3072 = t3066 + t3070;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t3073 = t3071 + t3072;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t3073;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t3074 = i_4 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3075 = t373 + t3074;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3076 = t3075 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3077 = t3076 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3078 = t3077 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3079 = t10 + t3078;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3080 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3080) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3079) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3081 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t3081;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3082 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t3082;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3083 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t3083;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3084 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t3084;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3085 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t3085;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3086 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t3086;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3087 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t3087;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3088 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t3088;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3089 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t3089;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3090 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t3090;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3091 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t3091;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3092 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t3092;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3093 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t3093;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3094 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t3094;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3095 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t3095;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3096 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t3096;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3097 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t3097;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3098 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t3098;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3099 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t3099;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3100 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t3100;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3101 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t3101;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3102 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t3102;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3103 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t3103;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3104 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t3104;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3105 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t3105;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3106 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t3106;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3107 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t3107;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3108 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t3108;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3109 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t3109;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3110 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t3110;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3111 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t3111;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3112 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t3112;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3113 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t3113;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3114 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t3114;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3115 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t3115;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3116 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t3116;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3117 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t3117;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3118 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t3118;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3119 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t3119;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3120 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t3120;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3121 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t3121;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3122 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t3122;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3123 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t3123;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3124 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t3124;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3125 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t3125;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3126 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t3126;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3127 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t3127;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3128 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t3128;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3129 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t3129;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3130 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t3130;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3131 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t3131;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3132 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t3132;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3133 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t3133;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3134 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t3134;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3135 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t3135;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3136 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t3136;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3137 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t3137;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3138 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t3138;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3139 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t3139;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3140 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t3140;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3141 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t3141;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3142 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t3142;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3143 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t3143;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t3144 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t3144;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3145;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3145) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3146;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3146) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3147;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3147) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3148;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3148) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3149;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3149) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3150;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3150) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3151;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3151) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3152;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3152) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3153;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3153) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3154;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3154) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3155;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3155) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3156;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3156) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3157;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3157) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3158;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3158) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3159;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3159) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t3160;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3160) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t3145;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t3146;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t3147;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t3148;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t3149;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t3150;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t3151;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t3152;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t3153;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t3154;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t3155;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t3156;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t3157;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t3158;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t3159;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t3160;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3161 = t375 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3162 = t3161 + 16u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3163 = t3162 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3164 = t10 + t3163;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3165 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3165) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3164) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3166 = end_15 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3167 = t373 + t3166;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3168 = t3167 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3169 = t3168 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3170 = t3169 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3171 = t10 + t3170;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3172 = t3167 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3173 = t3172 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3171), "r"(t3173) : "memory");
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
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t3174 = t3167 % 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3175 = t3174 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3176 = t9 + t3175;
            const u32 t3177 = t3176 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3178 = t3177 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3179 = (u64)t3178;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3180 = t3179 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3181 = t3177 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3182 = (u64)t3181;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3183 = t3182 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3184 = t3177 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3185 = (u64)t3184;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3186 = t3185 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3187 = t3177 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3188 = (u64)t3187;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t3189 = t3188 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t3180), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t3183), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t3186), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t3189) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3190 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3191 = t373 + t3190;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3192 = t3191 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3193 = t3192 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3194 = t3193 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3195 = t10 + t3194;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t3196 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t3196) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3195) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3198 = t373 + end_15;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
            #pragma unroll 1
            for (u32 i_5 = t3198; i_5 < through; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3199 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t3199) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t3200 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t3201 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next_4 = t3200 ? 0u : t3201;
                const u32 t3203 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t3203) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3204 = i_5 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3205 = t3204 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3206 = t10 + t3205;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3207 = i_5 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3208 = t3207 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3206), "r"(t3208) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3209 = i_5 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3210 = t3209 + 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3211 = t3210 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3212 = t10 + t3211;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3213 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3213) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3212) : "memory");
                }
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3214 = i_5 % 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3215 = t3214 + 6u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3216 = t3215 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3217 = t10 + t3216;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3218 = i_5 / 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3219 = t3218 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3217), "r"(t3219) : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3220 = i_5 % 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3221 = t3220 + 9u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3222 = t3221 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t3223 = t10 + t3222;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t3224 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t3224) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3223) : "memory");
                }
            }
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3225;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3225) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_7 = row_sum + t3225;
            f32 t3227;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3227) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3228 = pair_7 + t3227;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t3228;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t3229;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3229) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_8 = row_sum_2 + t3229;
            f32 t3231;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3231) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t3232 = pair_8 + t3231;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t3232;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t3233 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3234;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3234) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t3233 ? 0.0f : t3234;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3236 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t3236;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3237 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t3237;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3238 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t3238;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3239 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t3239;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3240 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t3240;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3241 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t3241;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3242 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t3242;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3243 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t3243;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3244 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t3244;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3245 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t3245;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3246 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t3246;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3247 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t3247;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3248 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t3248;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3249 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t3249;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3250 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t3250;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3251 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t3251;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3252 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t3252;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3253 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t3253;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3254 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t3254;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3255 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t3255;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3256 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t3256;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3257 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t3257;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3258 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t3258;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3259 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t3259;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3260 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t3260;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3261 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t3261;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3262 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t3262;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3263 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t3263;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3264 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t3264;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3265 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t3265;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3266 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t3266;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3267 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t3267;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t3268 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t3269;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3269) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t3268 ? 0.0f : t3269;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3271 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t3271;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3272 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t3272;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3273 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t3273;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3274 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t3274;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3275 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t3275;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3276 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t3276;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3277 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t3277;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3278 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t3278;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3279 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t3279;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3280 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t3280;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3281 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t3281;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3282 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t3282;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3283 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t3283;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3284 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t3284;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3285 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t3285;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3286 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t3286;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3287 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t3287;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3288 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t3288;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3289 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t3289;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3290 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t3290;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3291 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t3291;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3292 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t3292;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3293 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t3293;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3294 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t3294;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3295 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t3295;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3296 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t3296;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3297 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t3297;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3298 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t3298;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3299 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t3299;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3300 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t3300;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3301 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t3301;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t3302 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t3302;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t3303 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3303) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3304 = t375 & 3u;
            const u32 t3305 = t234 + 8192u;
            u32 t3306;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3306) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3307;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3307) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3308;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3308) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3309;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3309) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3310;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3310) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3311;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3311) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3312;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3312) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3313;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3313) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3314;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3314) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3315;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3315) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3316;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3316) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3317;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3317) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3318;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3318) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3319;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3319) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3320;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3320) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3321;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3321) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3322;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3322) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3323;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3323) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3324;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3324) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3325;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3325) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3326;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3326) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3327;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3327) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3328;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3328) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3329;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3329) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3330;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3330) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3331;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3331) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3332;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3332) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3333;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3333) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3334;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3334) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3335;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3335) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3336;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3336) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t3337;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3337) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3338 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3339 = t236 + t3338;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3340 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3341 = t3339 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3342 = t3340 ^ t3341;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3343 = t3339 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3344 = t3342 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3345 = t3343 + t3344;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3346 = t234 + t3345;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3346), "r"(t3306), "r"(t3307), "r"(t3308), "r"(t3309) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3347 = t3345 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3348 = t234 + t3347;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3348), "r"(t3310), "r"(t3311), "r"(t3312), "r"(t3313) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3349 = t3345 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3350 = t234 + t3349;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3350), "r"(t3314), "r"(t3315), "r"(t3316), "r"(t3317) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3351 = t3345 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3352 = t234 + t3351;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3352), "r"(t3318), "r"(t3319), "r"(t3320), "r"(t3321) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3353 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3354 = t236 + t3353;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3355 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3356 = t3354 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3357 = t3355 ^ t3356;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3358 = t3354 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3359 = t3357 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3360 = t3358 + t3359;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3361 = t3305 + t3360;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3361), "r"(t3322), "r"(t3323), "r"(t3324), "r"(t3325) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3362 = t3360 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3363 = t3305 + t3362;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3363), "r"(t3326), "r"(t3327), "r"(t3328), "r"(t3329) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3364 = t3360 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3365 = t3305 + t3364;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3365), "r"(t3330), "r"(t3331), "r"(t3332), "r"(t3333) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3366 = t3360 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3367 = t3305 + t3366;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3367), "r"(t3334), "r"(t3335), "r"(t3336), "r"(t3337) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t3368 = t248 + t237;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t3368 + t236;
            const bool t3370 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t3370) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3371 = t236 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3372 = t234 + t3371;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3372), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t251) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3373 = t234 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3374 = t236 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t3375 = t3373 + t3374;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t3375), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t251) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3376 = (u64)t251;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3377 = t3376 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3378 = t3377 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3379 = lse + t3378;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3380 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3381 = t3380 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3382 = t3381 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t3383 = t3379 + t3382;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t3384 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t3385 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t3386 = t3385 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t3386) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3387 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t3387;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t3390 = (u64)row * t3384;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3391 = t3390 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3392 = t3383 + t3391;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3393;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3393) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3394;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3394) : "f"(row_max), "f"(1.442695f), "f"(t3393));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t3394 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3396 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3397 = t3396 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3392), "f"(t3397) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3398 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t3399 = first_row + t3398;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t3399 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t3402 = (u64)row_2 * t3384;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3403 = t3402 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t3404 = t3383 + t3403;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3405;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t3405) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t3406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(row_max_2), "f"(1.442695f), "f"(t3405));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t3406 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t3408 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t3409 = t3408 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t3404), "f"(t3409) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t3410 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t3410;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3411 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t3411) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t3412 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t3413;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3413) : "r"(t3412) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3414;
            asm("mov.b32 %0, %1;" : "=r"(t3414) : "f"(t3413));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t3415;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t3415) : "r"(t3414));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t3415;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t3417 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t3417) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t3418 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t3418) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
