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
#line 233 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 49152u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 40960u;
    const u32 t10 = t9 + 40960u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 260 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 267 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 266 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
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
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t32) : "memory");
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
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
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
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t49 = t45 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t49 + 1u;
                const u32 t51 = end > seq_q ? end : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t52 = t51 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t52 < seq_k ? t52 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
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
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t60 = end_4 + 79u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t61 = t60 / 80u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end_5 = t61 > 1u ? t61 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t63 = end_2 / 80u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t63 < end_5 ? t63 : end_5;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t65 = end_5 - whole;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t65 < end_5 ? t65 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = index / group;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t68 = end_5 <= 2u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t68) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t69;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t69) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t70 = t69 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t70) {
                        const u32 t71 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t71) : "memory");
                    }
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t72 = tile * 3u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t72 % 6u;
                const u32 t74 = slot + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t74 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t10 + t75;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t72 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t79 = t78 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t76), "r"(t79) : "memory");
                const u32 t80 = slot + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t80 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t10 + t81;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = slot << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = smem_1 + t83;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t85;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t85) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t86 = t85 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t86) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t82) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t84), "l"(q), "r"(t82), "r"(0u), "r"(index), "r"(t45), "r"(t48) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t87 = t84 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t87), "l"(q), "r"(t82), "r"(64u), "r"(index), "r"(t45), "r"(t48) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t88 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t89 = t88 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t89 % 6u;
                const u32 t91 = slot_2 + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t91 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t10 + t92;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t89 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t94 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t95 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t93), "r"(t96) : "memory");
                const u32 t97 = slot_2 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t97 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t10 + t98;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t45 + 64u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = slot_2 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t102 = smem_1 + t101;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t103;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t103) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t104 = t103 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t104) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t99) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t102), "l"(q), "r"(t99), "r"(0u), "r"(index), "r"(t100), "r"(t48) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t105 = t102 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t105), "l"(q), "r"(t99), "r"(64u), "r"(index), "r"(t100), "r"(t48) : "memory");
                }
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t106 = tile * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t107 = t106 + 2u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t107 % 6u;
                const u32 t109 = slot_3 + 14u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 << 3u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t111 = t10 + t110;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t107 / 6u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t112 & 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t113 ^ 1u;
#line 117 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t111), "r"(t114) : "memory");
                const u32 t115 = slot_3 + 8u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 << 3u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t10 + t116;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = t45 + 128u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t119 = slot_3 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t120 = smem_1 + t119;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t121;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t121) : );
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t122 = t121 == 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t122) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t117) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t120), "l"(q), "r"(t117), "r"(0u), "r"(index), "r"(t118), "r"(t48) : "memory");
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t123 = t120 + 8192u;
#line 124 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t123), "l"(q), "r"(t117), "r"(64u), "r"(index), "r"(t118), "r"(t48) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t125 = slot_4 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = t10 + t125;
                const u32 t127 = slot_4 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t10 + t128;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = t130 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t129), "r"(t132) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t133 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t134 = t133 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = slot_4 * 20480u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t8 + t135;
                u32 t137;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t137) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t138 = t137 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t138) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t126) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t136), "l"(k), "r"(t126), "r"(0u), "r"(t67), "r"(t134), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t139 = t136 + 10240u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t139), "l"(k), "r"(t126), "r"(64u), "r"(t67), "r"(t134), "r"(t48) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t141 = slot_5 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t141 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = t10 + t142;
                const u32 t144 = slot_5 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t146 = t10 + t145;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t147 = passed >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = t147 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t148 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t146), "r"(t149) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t150 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t151 = t150 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t152 = slot_5 * 20480u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = t9 + t152;
                u32 t154;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t154) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t155 = t154 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t155) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t143) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t153), "l"(v), "r"(t143), "r"(0u), "r"(t67), "r"(t151), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t153 + 10240u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t156), "l"(v), "r"(t143), "r"(64u), "r"(t67), "r"(t151), "r"(t48) : "memory");
                }
#line 143 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t157 = end_5 > 3u ? end_5 : 3u;
#line 143 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t157 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t159 & 1u;
                    const u32 t161 = slot_6 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t10 + t161;
                    const u32 t163 = slot_6 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t163 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t10 + t164;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t159 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t166 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t167 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t165), "r"(t168) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t169 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t170 = t169 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t171 = t170 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t172 = slot_6 * 20480u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = t8 + t172;
                    u32 t174;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t174) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t175 = t174 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t175) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t162) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t173), "l"(k), "r"(t162), "r"(0u), "r"(t67), "r"(t171), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t176 = t173 + 10240u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t176), "l"(k), "r"(t162), "r"(64u), "r"(t67), "r"(t171), "r"(t48) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = passed + i;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t177 & 1u;
                    const u32 t179 = slot_7 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t179 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t10 + t180;
                    const u32 t182 = slot_7 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t182 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t184 = t10 + t183;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t185 = t177 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t186 = t185 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = t186 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t184), "r"(t187) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t188 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t189 = t188 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t190 = t189 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t191 = slot_7 * 20480u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t192 = t9 + t191;
                    u32 t193;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t193) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t194 = t193 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t194) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t181) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t192), "l"(v), "r"(t181), "r"(0u), "r"(t67), "r"(t190), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t195 = t192 + 10240u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t195), "l"(v), "r"(t181), "r"(64u), "r"(t67), "r"(t190), "r"(t48) : "memory");
                    }
                }
#line 147 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t196 = 2u < end_5;
#line 147 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t196) {
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t197;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t197) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const bool t198 = t197 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    if (t198) {
                        const u32 t199 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t199) : "memory");
                    }
                }
#line 133 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end_5; i_2 += 1u) {
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t200 = passed + i_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t200 & 1u;
                    const u32 t202 = slot_8 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t203 = t10 + t202;
                    const u32 t204 = slot_8 + 2u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t205 = t204 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t206 = t10 + t205;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t207 = t200 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = t207 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t208 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t206), "r"(t209) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t210 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t211 = t210 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t212 = t211 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t213 = slot_8 * 20480u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t214 = t8 + t213;
                    u32 t215;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t215) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t216 = t215 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t216) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t203) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t214), "l"(k), "r"(t203), "r"(0u), "r"(t67), "r"(t212), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t217 = t214 + 10240u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t217), "l"(k), "r"(t203), "r"(64u), "r"(t67), "r"(t212), "r"(t48) : "memory");
                    }
#line 212 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t218 = passed + i_2;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t218 & 1u;
                    const u32 t220 = slot_9 + 4u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t220 << 3u;
#line 217 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = t10 + t221;
                    const u32 t223 = slot_9 + 6u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t224 = t223 << 3u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t225 = t10 + t224;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t218 >> 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = t226 & 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t228 = t227 ^ 1u;
#line 218 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t225), "r"(t228) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t229 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t230 = t229 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t231 = t230 * 80u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t232 = slot_9 * 20480u;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t233 = t9 + t232;
                    u32 t234;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t234) : );
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t235 = t234 == 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t235) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t222) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t233), "l"(v), "r"(t222), "r"(0u), "r"(t67), "r"(t231), "r"(t48) : "memory");
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t236 = t233 + 10240u;
#line 241 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t236), "l"(v), "r"(t222), "r"(64u), "r"(t67), "r"(t231), "r"(t48) : "memory");
                    }
                }
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t237 = passed + end_5;
#line 68 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t237;
                const u32 t238 = tile + 1u;
#line 69 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t238;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t239 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t239) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t240 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t241;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t241) : "r"(t240) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t242;
                asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(t241));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t243;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t243) : "r"(t242));
#line 70 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t243;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t245 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t245) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t246 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t246 / 192u;
            const u32 t248 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t248 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t250 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t250;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t251 = index_2 < total;
                if (!t251) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t252 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t253 = index_2 / t252;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t253 * heads_per_section;
                const u32 t255 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t256 = t255 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t256 < heads_per_section ? t256 : heads_per_section;
                const u32 t258 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t258;
                const u32 t260 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t261 = first + t260;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t262 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t263 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t264 = t262 - t263;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t265 = t264 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t266 = t261 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t267 = t261 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t268;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t268) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t269 = t268 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t269) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t271;
                    asm("mov.b32 %0, %1;" : "=f"(t271) : "r"(t266));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t271) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t272;
                    asm("mov.b32 %0, %1;" : "=f"(t272) : "r"(t265));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t272) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t273;
                    asm("mov.b32 %0, %1;" : "=f"(t273) : "r"(t267));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t273) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t274;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t274) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t275 = t274 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t275) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t276 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t276;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t277 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t278 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t279 = t278 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t277), "r"(t279) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t280 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t280) {
                    const u32 t281 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t282;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t282) : "l"(claims), "r"(t281) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t282;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t283 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t284;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t284) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t285 = t283 + t284;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t285;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t287;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t287) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t288 = t287 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t288) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t289 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t289), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t290;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t290) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t291 = t290 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t291) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t293 = index_3 << 14u;
#line 288 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t294 = t7 + t293;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t295 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t296 = t295 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t297 = index_3 << 6u;
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
        const u32 t298 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t298) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t299 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t300;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t300) : "r"(t299) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t301;
        asm("mov.b32 %0, %1;" : "=r"(t301) : "f"(t300));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t302;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t302) : "r"(t301));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t302;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t303 = index_3 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t303) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t304 = index_4 != 4294967295u;
            if (!t304) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t306;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t306) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t307;
            asm("mov.b32 %0, %1;" : "=r"(t307) : "f"(t306));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t308;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t308) : "r"(t307));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t309;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t309) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t310;
            asm("mov.b32 %0, %1;" : "=r"(t310) : "f"(t309));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t311;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t311) : "r"(t310));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t312;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t312) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t313 = t312 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t313) {
                const u32 t314 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t314) : "memory");
            }
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t315 = t308 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t315 + 1u;
            const u32 t317 = end_6 > seq_q ? end_6 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t318 = t317 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t318 < seq_k ? t318 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t320 = t308 + 191u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t321 = t320 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t321 + 1u;
            const u32 t323 = end_8 > seq_q ? end_8 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t324 = t323 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t324 < seq_k ? t324 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t326 = end_9 + 79u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t327 = t326 / 80u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_10 = t327 > 1u ? t327 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t329 = end_7 / 80u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t329 < end_10 ? t329 : end_10;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t331 = end_10 - whole_2;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t331 < end_10 ? t331 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t308 + t297;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t334 = first_query + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t334 + 1u;
            const u32 t336 = end_11 > seq_q ? end_11 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t337 = t336 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t337 < seq_k ? t337 : seq_k;
#line 78 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t339 = first_query + 63u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t340 = t339 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t340 + 1u;
            const u32 t342 = end_13 > seq_q ? end_13 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t343 = t342 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t343 < seq_k ? t343 : seq_k;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t345 = end_14 + 79u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t346 = t345 / 80u;
#line 86 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_15 = t346 > 1u ? t346 : 1u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t348 = end_12 / 80u;
#line 88 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_3 = t348 < end_15 ? t348 : end_15;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t350 = end_15 - whole_3;
#line 93 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_3 = t350 < end_15 ? t350 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t352 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t353 = passed_2 + t352;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t354 = count * 3u;
#line 219 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t355 = t354 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t356 = t308 + t297;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t357 = t356 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t357) {
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
                for (u32 i_3 = passed_2; i_3 < t353; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t358 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t358) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t359 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t360 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t359 ? 0u : t360;
                    const u32 t362 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t362) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t363 = i_3 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t364 = t363 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t365 = t10 + t364;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t366 = i_3 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t367 = t366 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t365), "r"(t367) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t368 = i_3 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t369 = t368 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t370 = t369 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t371 = t10 + t370;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t372 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t372) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t371) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t373 = i_3 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t374 = t373 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t375 = t374 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t376 = t10 + t375;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t377 = i_3 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t378 = t377 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t376), "r"(t378) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t379 = i_3 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t380 = t379 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t381 = t380 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t382 = t10 + t381;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t383 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t383) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t382) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t384 = t355 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = t384 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t386 = t385 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t387 = t10 + t386;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t388 = t355 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t389 = t388 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t387), "r"(t389) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t390 = t353 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t391 = t390 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t392 = t10 + t391;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t393 = t353 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t394 = t393 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t392), "r"(t394) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t395 = t355 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t396 = t395 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t397 = smem_1 + t396;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t398 = t353 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t399 = t398 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t400 = t8 + t399;
                const u32 t401 = t397 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t402 = t400 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t403 = t401 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t404 = (u64)t403;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t405 = t404 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t406 = t402 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t407 = (u64)t406;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t408 = t407 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t409 = t401 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t410 = (u64)t409;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t411 = t410 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t412 = t402 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t413 = (u64)t412;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t414 = t413 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t415 = t401 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t416 = (u64)t415;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t417 = t416 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t418 = t402 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t419 = (u64)t418;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t420 = t419 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t421 = t401 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t422 = (u64)t421;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t423 = t422 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t424 = t402 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t425 = (u64)t424;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t426 = t425 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t427 = t401 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t428 = (u64)t427;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t429 = t428 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t430 = t402 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t431 = (u64)t430;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t432 = t431 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t433 = t401 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t434 = (u64)t433;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t435 = t434 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t436 = t402 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t437 = (u64)t436;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t438 = t437 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t439 = t401 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t440 = (u64)t439;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t441 = t440 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t442 = t402 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t443 = (u64)t442;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t444 = t443 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t445 = t401 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t446 = (u64)t445;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t447 = t446 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t448 = t402 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t449 = (u64)t448;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t450 = t449 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423), "l"(t426), "l"(t429), "l"(t432), "l"(t435), "l"(t438), "l"(t441), "l"(t444), "l"(t447), "l"(t450) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t451 = t353 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t452 = t451 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t453 = t452 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t454 = t10 + t453;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t455 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t455) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t454) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t456 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t456 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t458 = t308 + t297;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t458 + t296;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t460 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t461 = t460 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t461;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t463 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t464 = first_query_2 + t463;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t465 = t464 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t465 + 1u;
                const u32 t467 = end_16 > seq_q ? end_16 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t468 = t467 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t468 < seq_k ? t468 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t470 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t470 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t473 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t473;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t475 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t475;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t477 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t477;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t479 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t479;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t481 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t481;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t483 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t483;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t485 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t485;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t487 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t487;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t489 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t489;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t491 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t491;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t493 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t493;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t495 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t495;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t497 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t497;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t499 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t499;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t501 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t501;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t503 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t503;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t505 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t505;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t507 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t507;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t509 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t509;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t511 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t511;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t512 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t513 = first_query_2 + t512;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t514 = t513 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t515 = t514 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t515 + 1u;
                const u32 t517 = end_19 > seq_q ? end_19 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t518 = t517 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t518 < seq_k ? t518 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t520 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t520 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t523 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t525 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t527 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t527;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t529 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t531 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t533 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t533;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t535 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t537 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t537;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t539 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t539;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t541 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t541;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t543 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t543;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t545 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t545;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t547 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t547;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t549 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t549;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t551 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t551;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t553 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t553;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t555 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t555;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t557 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t557;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t559 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t559;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t561 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t561;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t563;
                asm("max.f32 %0, %1, %2;" : "=f"(t563) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t564;
                asm("max.f32 %0, %1, %2;" : "=f"(t564) : "f"(t563), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t565;
                asm("max.f32 %0, %1, %2;" : "=f"(t565) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t566;
                asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t567;
                asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t568;
                asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(t564), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t569;
                asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t565), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t570;
                asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t566), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t571;
                asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t567), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t572;
                asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t568), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t573;
                asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t569), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t574;
                asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t570), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t575;
                asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t571), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t576;
                asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t572), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t577;
                asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t573), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t578;
                asm("max.f32 %0, %1, %2;" : "=f"(t578) : "f"(t574), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t579;
                asm("max.f32 %0, %1, %2;" : "=f"(t579) : "f"(t575), "f"(s_38));
                f32 t580;
                asm("max.f32 %0, %1, %2;" : "=f"(t580) : "f"(t576), "f"(t577));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t581;
                asm("max.f32 %0, %1, %2;" : "=f"(t581) : "f"(t578), "f"(t579));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t582;
                asm("max.f32 %0, %1, %2;" : "=f"(t582) : "f"(t580), "f"(t581));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t583;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t583) : "f"(t582));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t582), "f"(t583));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t585;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t585) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t585));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t588 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t588;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t590 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t591;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t591) : "f"(old), "f"(scale_log2), "f"(t590));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t591));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t593 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t594 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t594));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t596;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t596) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t596;
                const f32 t597 = t593 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t598 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t598));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t600) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t600;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t601 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t601));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t603) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t603;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t604 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t604));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t606;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t606) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t606;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t607 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t609) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t609;
                const f32 t610 = t597 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t611 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t613) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t613;
                const f32 t614 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t615 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t617) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t617;
                const f32 t618 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t619 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t621) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t621;
                const f32 t622 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t623 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t625) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t625;
                const f32 t626 = t610 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t627 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t629) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t629;
                const f32 t630 = t614 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t631 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t633;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t633) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t633;
                const f32 t634 = t618 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t635 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t637) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t637;
                const f32 t638 = t622 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t639 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t641) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t641;
                const f32 t642 = t626 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t643 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t645) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t645;
                const f32 t646 = t630 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t647 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t649) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t649;
                const f32 t650 = t634 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t651 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t653) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t653;
                const f32 t654 = t638 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t655 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t657) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t657;
                const f32 t658 = t642 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t659 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t661) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t661;
                const f32 t662 = t646 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t663 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t665) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t665;
                const f32 t666 = t650 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t667 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t669;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t669) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t669;
                const f32 t670 = t654 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t671 = t658 + t662;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t672 = t666 + t670;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t673 = t671 + t672;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t673;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t675;
                asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t676;
                asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t675), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t677;
                asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t678;
                asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t679;
                asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t680;
                asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t676), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t681;
                asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t677), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t682;
                asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t678), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t683;
                asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t679), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t684;
                asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t680), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t685;
                asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t681), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t686;
                asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t687;
                asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t688;
                asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t684), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t685), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t690;
                asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t686), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t691;
                asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t687), "f"(s_40));
                f32 t692;
                asm("max.f32 %0, %1, %2;" : "=f"(t692) : "f"(t688), "f"(t689));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t693;
                asm("max.f32 %0, %1, %2;" : "=f"(t693) : "f"(t690), "f"(t691));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t694;
                asm("max.f32 %0, %1, %2;" : "=f"(t694) : "f"(t692), "f"(t693));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t695;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t695) : "f"(t694));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t694), "f"(t695));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t697;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t697) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t697));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t700 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t700;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t702 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t703;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t703) : "f"(old_2), "f"(scale_log2), "f"(t702));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t703));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t705 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t706 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t706));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t708;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t708;
                const f32 t709 = t705 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t710 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t710));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t712;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t712;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t713 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t713));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t715;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t715;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t716 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t716));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t718;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t718) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t718;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t719 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t719));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t721;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t721) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t721;
                const f32 t722 = t709 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t723 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t723));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t725;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t725) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t725;
                const f32 t726 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t727 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t727));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t729;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t729) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t729;
                const f32 t730 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t731 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t731));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t733;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t733) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t733;
                const f32 t734 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t735 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t735));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t737;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t737) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t737;
                const f32 t738 = t722 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t739 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t739));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t741;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t741) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t741;
                const f32 t742 = t726 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t743 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t743));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t745;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t745) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t745;
                const f32 t746 = t730 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t747 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t747));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t749;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t749) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t749;
                const f32 t750 = t734 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t751 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t751));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t753;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t753) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t753;
                const f32 t754 = t738 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t755 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t755));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t757;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t757) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t757;
                const f32 t758 = t742 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t759 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t759));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t761;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t761) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t761;
                const f32 t762 = t746 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t763 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t763));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t765;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t765) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t765;
                const f32 t766 = t750 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t767 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t767));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t769;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t769) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t769;
                const f32 t770 = t754 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t771 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t771));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t773;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t773) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t773;
                const f32 t774 = t758 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t775 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t775));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t777;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t777) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t777;
                const f32 t778 = t762 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t779 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t779));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t781;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t781) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t781;
                const f32 t782 = t766 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t783 = t770 + t774;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t784 = t778 + t782;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t785 = t783 + t784;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t785;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t786;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t787;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t788;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t789;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t790;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t791;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t792;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t793;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t794;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t795;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t796;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t798;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t799;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t801;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t801) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t802;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t802) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t803;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t803) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t804;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t804) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t805;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t805) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t786;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t787;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t788;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t789;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t790;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t800;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t801;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t802;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t803;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t804;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t805;
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
                for (u32 i_4 = 1u; i_4 < masked_right_4; i_4 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t808 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t808) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t809 = t353 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t810 = t809 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t811 = t810 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t812 = t10 + t811;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t813 = t809 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t814 = t813 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t812), "r"(t814) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t815 = t355 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t816 = t815 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t817 = smem_1 + t816;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t818 = t809 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t819 = t818 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t820 = t8 + t819;
                    const u32 t821 = t817 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t822 = t820 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t823 = t821 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t824 = (u64)t823;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t825 = t824 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t826 = t822 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t827 = (u64)t826;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t828 = t827 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t829 = t821 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t830 = (u64)t829;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t831 = t830 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t832 = t822 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t833 = (u64)t832;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t834 = t833 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t835 = t821 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t836 = (u64)t835;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t837 = t836 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t838 = t822 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t839 = (u64)t838;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t840 = t839 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t841 = t821 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t842 = (u64)t841;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t843 = t842 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t844 = t822 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t845 = (u64)t844;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t846 = t845 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t847 = t821 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t848 = (u64)t847;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t849 = t848 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t850 = t822 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t851 = (u64)t850;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t852 = t851 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t853 = t821 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t854 = (u64)t853;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t855 = t854 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t856 = t822 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t857 = (u64)t856;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t858 = t857 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t859 = t821 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t860 = (u64)t859;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t861 = t860 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t862 = t822 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t863 = (u64)t862;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t864 = t863 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t865 = t821 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t866 = (u64)t865;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t867 = t866 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t868 = t822 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t869 = (u64)t868;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t870 = t869 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t825), "l"(t828), "l"(t831), "l"(t834), "l"(t837), "l"(t840), "l"(t843), "l"(t846), "l"(t849), "l"(t852), "l"(t855), "l"(t858), "l"(t861), "l"(t864), "l"(t867), "l"(t870) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t871 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t872 = t353 + t871;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t873 = t872 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t874 = t873 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t875 = t874 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t876 = t10 + t875;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t877 = t872 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t878 = t877 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t876), "r"(t878) : "memory");
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
                    const u32 t879 = t872 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t880 = t879 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t881 = t9 + t880;
                    const u32 t882 = t881 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t883 = t882 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t884 = (u64)t883;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t885 = t884 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t886 = t882 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t887 = (u64)t886;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t888 = t887 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t889 = t882 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t890 = (u64)t889;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t891 = t890 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t892 = t882 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t893 = (u64)t892;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t894 = t893 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t895 = t882 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t896 = (u64)t895;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t897 = t896 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t885), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t888), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t891), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t894), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t897) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t898 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t899 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t898 ? 0u : t899;
                    const u32 t901 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t901) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t902 = t353 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t903 = t902 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t904 = t903 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t905 = t904 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t906 = t10 + t905;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t907 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t907) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t906) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t908 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t909 = t908 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t909 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t911 = t308 + t297;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t911 + t296;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t913 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t914 = t913 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t914;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t916 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t917 = first_query_3 + t916;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t918 = t917 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t918 + 1u;
                    const u32 t920 = end_22 > seq_q ? end_22 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t921 = t920 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t921 < seq_k ? t921 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t923 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t923 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t926 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t926;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t928 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t928;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t930 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t930;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t932 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t932;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t934 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t934;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t936 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t936;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t938 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t938;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t940 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t940;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t942 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t942;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t944 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t944;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t946 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t946;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t948 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t948;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t950 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t950;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t952 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t952;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t954 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t954;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t956 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t956;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t958 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t958;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t960 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t960;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t962 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t962;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t964 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t964;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t965 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t966 = first_query_3 + t965;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t967 = t966 + 8u;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t968 = t967 + seq_k;
#line 232 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t968 + 1u;
                    const u32 t970 = end_25 > seq_q ? end_25 : seq_q;
#line 233 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t971 = t970 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t971 < seq_k ? t971 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t973 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t973 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t976 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t976;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t978 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t978;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t980 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t980;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t982 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t982;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t984 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t984;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t986 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t986;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t988 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t988;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t990 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t990;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t992 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t992;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t994 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t994;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t996 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t996;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t998 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t998;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1000 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t1000;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1002 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t1002;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1004 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t1004;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1006 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1006;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1008 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1008;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1010 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1010;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1012 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1012;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1014 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1014;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1015) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(t1015), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1016), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1017), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1018), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1019), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1020), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1021), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1024), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1025), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1030;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(t1026), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1031;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1031) : "f"(t1027), "f"(s_38));
                    f32 t1032;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1032) : "f"(t1028), "f"(t1029));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1033;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1033) : "f"(t1030), "f"(t1031));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(t1032), "f"(t1033));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1035;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1035) : "f"(t1034));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1034), "f"(t1035));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1037;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1037) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1037));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1039;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1039), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1041;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1042;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1043;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1044;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1045;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1046;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1047;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1048;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1049;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1045), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1050;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1051;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1052;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1048), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1053;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1049), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1054;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1054) : "f"(t1050), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1055;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1055) : "f"(t1051), "f"(s_40));
                    f32 t1056;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1056) : "f"(t1052), "f"(t1053));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1057;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1057) : "f"(t1054), "f"(t1055));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1058;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1058) : "f"(t1056), "f"(t1057));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1059;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(t1058));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1058), "f"(t1059));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1061;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1061));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1063 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1064 = t1063 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1065 = 8.0f < t1064;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1066 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1067 = t1066 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1068 = 8.0f < t1067;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1069 = t1065 | t1068;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1069);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1074 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1074;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1076 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1077) : "f"(old_7), "f"(scale_log2), "f"(t1076));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1077));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1080 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1081 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1081));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1083;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1083) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1083;
                    const f32 t1084 = t1080 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1085 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1085));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1087;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1087) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1087;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1088 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1088));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1090;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1090) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1090;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1091 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1091));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1093;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1093) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1093;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1094 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1094));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1096;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1096) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1096;
                    const f32 t1097 = t1084 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1098 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1098));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1100;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1100;
                    const f32 t1101 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1102 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1102));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1104;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1104) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1104;
                    const f32 t1105 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1106 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1106));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1108;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1108) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1108;
                    const f32 t1109 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1110 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1110));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1112;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1112) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1112;
                    const f32 t1113 = t1097 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1114 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1114));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1116;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1116) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1116;
                    const f32 t1117 = t1101 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1118 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1118));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1120;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1120) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1120;
                    const f32 t1121 = t1105 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1122 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1122));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1124;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1124) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1124;
                    const f32 t1125 = t1109 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1126 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1126));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1128;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1128) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1128;
                    const f32 t1129 = t1113 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1130 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1130));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1132;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1132) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1132;
                    const f32 t1133 = t1117 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1134 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1134));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1136;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1136) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1136;
                    const f32 t1137 = t1121 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1138 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1138));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1140;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1140) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1140;
                    const f32 t1141 = t1125 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1142 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1142));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1144;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1144) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1144;
                    const f32 t1145 = t1129 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1146 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1146));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1148;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1148) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1148;
                    const f32 t1149 = t1133 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1150 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1150));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1152;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1152) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1152;
                    const f32 t1153 = t1137 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1154 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1154));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1156;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1156) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1156;
                    const f32 t1157 = t1141 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1158 = t1145 + t1149;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1159 = t1153 + t1157;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1160 = t1158 + t1159;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1160;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1164 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1164;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1166 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1167;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1167) : "f"(old_8), "f"(scale_log2), "f"(t1166));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1167));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1170 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1171 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1171));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1173;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1173) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1173;
                    const f32 t1174 = t1170 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1175 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1175));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1177;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1177) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1177;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1178 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1178));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1180;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1180) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1180;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1181 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1181));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1183;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1183) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1183;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1184 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1184));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1186;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1186) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1186;
                    const f32 t1187 = t1174 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1188 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1188));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1190;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1190) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1190;
                    const f32 t1191 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1192 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1192));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1194;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1194) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1194;
                    const f32 t1195 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1196 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1196));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1198;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1198) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1198;
                    const f32 t1199 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1200 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1200));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1202;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1202) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1202;
                    const f32 t1203 = t1187 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1204 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1204));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1206;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1206) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1206;
                    const f32 t1207 = t1191 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1208 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1208));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1210;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1210) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1210;
                    const f32 t1211 = t1195 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1212 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1212));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1214;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1214) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1214;
                    const f32 t1215 = t1199 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1216 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1216));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1218;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1218) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1218;
                    const f32 t1219 = t1203 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1220 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1220));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1222;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1222) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1222;
                    const f32 t1223 = t1207 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1224 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1224));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1226;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1226) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1226;
                    const f32 t1227 = t1211 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1228 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1228));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1230;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1230) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1230;
                    const f32 t1231 = t1215 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1232 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1232));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1234;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1234) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1234;
                    const f32 t1235 = t1219 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1236 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1236));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1238;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1238) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1238;
                    const f32 t1239 = t1223 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1240 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1240));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1242;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1242) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1242;
                    const f32 t1243 = t1227 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1244 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1244));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1246;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1246) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1246;
                    const f32 t1247 = t1231 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1248 = t1235 + t1239;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1249 = t1243 + t1247;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1250 = t1248 + t1249;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1250;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1251 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1252 = t353 + t1251;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1253 = t1252 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1254 = t1253 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1255 = t1254 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1256 = t10 + t1255;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1257 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1257) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1256) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1258 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1259 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1260 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1261 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1262 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1263 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1264 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1265 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1266 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1267 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1268 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1269 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1270 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1271 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1272 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1273 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1274 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1275 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1276 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1277 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1278 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1279 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1280 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1281 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1282 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1283 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1284 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1285 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1286 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1287 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1288 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1289 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1290 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1291 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1292 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1293 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1294 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1295 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1296 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1297 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1298 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1299 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1300 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1301 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1302 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1303 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1304 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1305 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1306 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1307 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1308 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1309 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1310 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1311 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1312 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1313 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1314 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1315 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1316 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1316;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1317 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1317;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1318 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1318;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1319 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1319;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1320 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1320;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1321 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1321;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1322;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1323;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1324;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1325;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1326;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1327;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1328;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1329;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1330;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1331;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1332;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1333;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1334;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1335;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1336;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1337;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1338;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1338) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1339;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1339) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1340;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1340) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1341;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1322;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1323;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1324;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1325;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1326;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1327;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1328;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1329;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1330;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1331;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1332;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1333;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1334;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1335;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1336;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1337;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1338;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1339;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1340;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1341;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = masked_right_4; i_5 < end_15; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1342 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1342) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1343 = t353 + i_5;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1344 = t1343 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1345 = t1344 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1346 = t10 + t1345;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1347 = t1343 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1348 = t1347 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1346), "r"(t1348) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1349 = t355 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1350 = t1349 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1351 = smem_1 + t1350;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1352 = t1343 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1353 = t1352 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1354 = t8 + t1353;
                    const u32 t1355 = t1351 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1356 = t1354 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1357 = t1355 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1358 = (u64)t1357;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1359 = t1358 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1360 = t1356 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1361 = (u64)t1360;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1362 = t1361 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1363 = t1355 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1364 = (u64)t1363;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1365 = t1364 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1366 = t1356 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1367 = (u64)t1366;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1368 = t1367 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1369 = t1355 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1370 = (u64)t1369;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1371 = t1370 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1372 = t1356 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1373 = (u64)t1372;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1374 = t1373 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1375 = t1355 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1376 = (u64)t1375;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1377 = t1376 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1378 = t1356 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1379 = (u64)t1378;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1380 = t1379 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1381 = t1355 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1382 = (u64)t1381;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1383 = t1382 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1384 = t1356 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1385 = (u64)t1384;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1386 = t1385 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1387 = t1355 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1388 = (u64)t1387;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1389 = t1388 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1390 = t1356 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1391 = (u64)t1390;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1392 = t1391 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1393 = t1355 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1394 = (u64)t1393;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1395 = t1394 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1396 = t1356 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1397 = (u64)t1396;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1398 = t1397 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1399 = t1355 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1400 = (u64)t1399;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1401 = t1400 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1402 = t1356 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1403 = (u64)t1402;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1404 = t1403 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374), "l"(t1377), "l"(t1380), "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1405 = i_5 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1406 = t353 + t1405;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1407 = t1406 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1408 = t1407 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1409 = t1408 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1410 = t10 + t1409;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1411 = t1406 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t1411 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1410), "r"(t1412) : "memory");
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
                    const u32 t1413 = t1406 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1414 = t1413 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1415 = t9 + t1414;
                    const u32 t1416 = t1415 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1417 = t1416 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1418 = (u64)t1417;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1419 = t1418 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1420 = t1416 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1421 = (u64)t1420;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1422 = t1421 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1423 = t1416 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1424 = (u64)t1423;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = t1424 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1426 = t1416 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1427 = (u64)t1426;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1428 = t1427 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1429 = t1416 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1430 = (u64)t1429;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1431 = t1430 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1419), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1422), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1425), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1428), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1431) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1432 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1433 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1432 ? 0u : t1433;
                    const u32 t1435 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1435) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1436 = t353 + i_5;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1437 = t1436 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1438 = t1437 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1439 = t1438 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1440 = t10 + t1439;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1441 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1441) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1440) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1442), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1457;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1458;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_38));
                    f32 t1459;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(t1456));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1460;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1457), "f"(t1458));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1459), "f"(t1460));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1462;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1462) : "f"(t1461));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1461), "f"(t1462));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1464;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1464) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1464));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1466), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1468;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1469;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1470;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1472;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1473;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1469), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1470), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1475;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1471), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1476;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1472), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1477;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1477) : "f"(t1473), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1478;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1474), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1479;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1479) : "f"(t1475), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1476), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1481;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1481) : "f"(t1477), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1482;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1482) : "f"(t1478), "f"(s_40));
                    f32 t1483;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1483) : "f"(t1479), "f"(t1480));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1484;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1484) : "f"(t1481), "f"(t1482));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1485;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1485) : "f"(t1483), "f"(t1484));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1486;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1486) : "f"(t1485));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1485), "f"(t1486));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1488;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1488) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1488));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1490 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1491 = t1490 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1492 = 8.0f < t1491;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1493 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1494 = t1493 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1495 = 8.0f < t1494;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1496 = t1492 | t1495;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1496);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1501 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1501;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1503 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1504;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1504) : "f"(old_13), "f"(scale_log2), "f"(t1503));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1504));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1507 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1508 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1508));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1510;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1510) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1510;
                    const f32 t1511 = t1507 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1512 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1512));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1514;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1514) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1514;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1515 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1517;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1517;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1518 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1518));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1520;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1520;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1521 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1521));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1523;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1523) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1523;
                    const f32 t1524 = t1511 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1525 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1525));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1527;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1527) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1527;
                    const f32 t1528 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1529 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1529));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1531;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1531) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1531;
                    const f32 t1532 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1533 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1533));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1535;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1535) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1535;
                    const f32 t1536 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1537 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1537));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1539;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1539) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1539;
                    const f32 t1540 = t1524 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1541 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1541));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1543;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1543) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1543;
                    const f32 t1544 = t1528 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1545 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1545));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1547;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1547) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1547;
                    const f32 t1548 = t1532 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1549 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1549));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1551;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1551) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1551;
                    const f32 t1552 = t1536 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1553 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1553));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1555;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1555) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1555;
                    const f32 t1556 = t1540 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1557 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1557));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1559;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1559) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1559;
                    const f32 t1560 = t1544 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1561 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1561));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1563;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1563) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1563;
                    const f32 t1564 = t1548 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1565 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1565));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1567;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1567) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1567;
                    const f32 t1568 = t1552 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1569 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1569));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1571;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1571) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1571;
                    const f32 t1572 = t1556 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1573 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1573));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1575;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1575;
                    const f32 t1576 = t1560 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1577 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1577));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1579;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1579) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1579;
                    const f32 t1580 = t1564 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1581 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1581));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1583;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1583) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1583;
                    const f32 t1584 = t1568 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1585 = t1572 + t1576;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1586 = t1580 + t1584;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1587 = t1585 + t1586;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1587;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1591 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1591;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1593 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1594;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1594) : "f"(old_14), "f"(scale_log2), "f"(t1593));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1594));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1597 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1598 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1598));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1600;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1600;
                    const f32 t1601 = t1597 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1602 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1602));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1604;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1604) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1604;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1605 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1605));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1607;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1607) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1607;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1608 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1608));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1610;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1610) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1610;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1611 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1613;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1613;
                    const f32 t1614 = t1601 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1615 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1617;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1617;
                    const f32 t1618 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1619 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1621;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1621;
                    const f32 t1622 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1623 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1625;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1625;
                    const f32 t1626 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1627 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1629;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1629;
                    const f32 t1630 = t1614 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1631 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1633;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1633;
                    const f32 t1634 = t1618 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1635 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1637;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1637;
                    const f32 t1638 = t1622 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1639 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1641;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1641;
                    const f32 t1642 = t1626 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1643 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1645;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1645;
                    const f32 t1646 = t1630 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1647 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1649;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1649;
                    const f32 t1650 = t1634 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1651 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1653;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1653;
                    const f32 t1654 = t1638 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1655 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1657;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1657;
                    const f32 t1658 = t1642 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1659 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1661;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1661;
                    const f32 t1662 = t1646 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1663 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1665;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1665) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1665;
                    const f32 t1666 = t1650 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1667 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1669;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1669;
                    const f32 t1670 = t1654 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1671 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1673;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1673;
                    const f32 t1674 = t1658 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1675 = t1662 + t1666;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1676 = t1670 + t1674;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1677 = t1675 + t1676;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1677;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1678 = i_5 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1679 = t353 + t1678;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1680 = t1679 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1681 = t1680 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1682 = t1681 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1683 = t10 + t1682;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1684 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1684) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1683) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1685 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1686 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1687 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1688 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1689 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1690 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1691 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1692 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1693 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1694 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1695 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1696 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1697 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1698 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1699 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1700 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1701 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1702 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1703 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1704 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1705 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1706 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1707 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1708 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1709 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1710 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1711 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1712 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1713 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1714 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1715 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1716 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1717 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1718 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1719 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1720 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1721 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1722 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1723 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1724 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1725 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1726 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1727 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1728 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1729 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1730 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1731 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1732 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1733 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1734 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1735 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1736 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1737 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1738 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1739 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1740 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1741 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1742 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1743 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1744 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1745 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1746 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1747 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1748 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1748;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1749;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1749) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1750;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1751;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1752;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1753;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1754;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1758;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1760;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1761;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1762;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1763;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1764;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1764) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1765;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1765) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1766;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1766) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1767;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1767) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1768;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1749;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1750;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1751;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1752;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1761;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1762;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1763;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1764;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1765;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1766;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1767;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1768;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1770 = t353 + t1769;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = t1770 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1772 = t1771 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t1772 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t10 + t1773;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1775 = t1770 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = t1775 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1774), "r"(t1776) : "memory");
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
                const u32 t1777 = t1770 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1778 = t1777 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1779 = t9 + t1778;
                const u32 t1780 = t1779 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1781 = t1780 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1782 = (u64)t1781;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1783 = t1782 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1784 = t1780 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1785 = (u64)t1784;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1786 = t1785 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1787 = t1780 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1788 = (u64)t1787;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1789 = t1788 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1790 = t1780 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1791 = (u64)t1790;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1792 = t1791 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1793 = t1780 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1794 = (u64)t1793;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1795 = t1794 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1783), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1786), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1789), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1792), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1795) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1796 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1797 = t353 + t1796;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1798 = t1797 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1799 = t1798 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1800 = t1799 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1801 = t10 + t1800;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1802 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1802) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1801) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1804 = t353 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_6 = t1804; i_6 < through; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1805 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1805) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1806 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1807 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1806 ? 0u : t1807;
                    const u32 t1809 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1809) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1810 = i_6 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1811 = t1810 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1812 = t10 + t1811;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1813 = i_6 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1814 = t1813 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1812), "r"(t1814) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1815 = i_6 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1816 = t1815 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1817 = t1816 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1818 = t10 + t1817;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1819 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1819) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1818) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1820 = i_6 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1821 = t1820 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1822 = t1821 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1823 = t10 + t1822;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1824 = i_6 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1825 = t1824 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1823), "r"(t1825) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1826 = i_6 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1827 = t1826 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1828 = t1827 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1829 = t10 + t1828;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1830 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1830) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1829) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1831;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1831) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t1831;
                f32 t1833;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1833) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1834 = pair_7 + t1833;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1834;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1835;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1835) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t1835;
                f32 t1837;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1837) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1838 = pair_8 + t1837;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1838;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1839 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1840;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1840) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1839 ? 0.0f : t1840;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1842 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1843 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1843;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1844 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1845 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1846 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1847 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1850 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1851 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1866 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1869 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1870 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1871 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1872 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1873 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1873;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1874 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1875;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1875) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1874 ? 0.0f : t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1877 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1878 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1880 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1882 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1883 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1884 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1886 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1888 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1892 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1896 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1900 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1902 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1903 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1903;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1904 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1904;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1905 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1905;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1906 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1906;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1907 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1907;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1908 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1908;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1909 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1909) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1910 = t355 % 6u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1911 = t1910 << 14u;
#line 309 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1912 = smem_1 + t1911;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1913 = t1912 + 8192u;
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1927;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1928;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1929;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1930;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1931;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1932;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1933;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1934;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1935;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1936;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1937;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1938;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1939;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1940;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1941;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1941) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1942;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1942) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1943;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1943) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1944;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1944) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1945;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1945) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1946 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1947 = t296 + t1946;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1948 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1949 = t1947 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1950 = t1948 ^ t1949;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1951 = t1947 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = t1950 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1953 = t1951 + t1952;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1954 = t1912 + t1953;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1954), "r"(t1914), "r"(t1915), "r"(t1916), "r"(t1917) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1955 = t1953 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1956 = t1912 + t1955;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1956), "r"(t1918), "r"(t1919), "r"(t1920), "r"(t1921) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1957 = t1953 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1958 = t1912 + t1957;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1958), "r"(t1922), "r"(t1923), "r"(t1924), "r"(t1925) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1959 = t1953 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1960 = t1912 + t1959;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1960), "r"(t1926), "r"(t1927), "r"(t1928), "r"(t1929) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1961 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1962 = t296 + t1961;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1963 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1964 = t1962 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1965 = t1963 ^ t1964;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1966 = t1962 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1967 = t1965 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1968 = t1966 + t1967;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1969 = t1913 + t1968;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1969), "r"(t1930), "r"(t1931), "r"(t1932), "r"(t1933) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1970 = t1968 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1971 = t1913 + t1970;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1971), "r"(t1934), "r"(t1935), "r"(t1936), "r"(t1937) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1972 = t1968 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1973 = t1913 + t1972;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1973), "r"(t1938), "r"(t1939), "r"(t1940), "r"(t1941) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1974 = t1968 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1975 = t1913 + t1974;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1975), "r"(t1942), "r"(t1943), "r"(t1944), "r"(t1945) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1976 = t308 + t297;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1976 + t296;
                const bool t1978 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1978) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1979 = t296 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1980 = t1912 + t1979;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1980), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t311) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1981 = t1912 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1982 = t296 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1983 = t1981 + t1982;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1983), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t311) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1984 = t355 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1985 = t1984 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1986 = t1985 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1987 = t10 + t1986;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1987) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1988 = (u64)t311;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1989 = t1988 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1990 = t1989 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1991 = lse + t1990;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1992 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1993 = t1992 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1994 = t1993 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1995 = t1991 + t1994;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1996 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1997 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1998 = t1997 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1998) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1999 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1999;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t2002 = (u64)row * t1996;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2003 = t2002 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2004 = t1995 + t2003;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2005;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2005) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2006;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2006) : "f"(row_max), "f"(scale_log2), "f"(t2005));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2006 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2008 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2009 = t2008 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2004), "f"(t2009) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2010 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2011 = first_row + t2010;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2011 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2014 = (u64)row_2 * t1996;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2015 = t2014 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2016 = t1995 + t2015;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2017;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2017) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2018) : "f"(row_max_2), "f"(scale_log2), "f"(t2017));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2018 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2020 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2021 = t2020 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2016), "f"(t2021) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t355 % 6u;
                const u32 t2023 = queries + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2024 = t2023 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2025 = t10 + t2024;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2026 = t355 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2027 = t2026 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2025), "r"(t2027) : "memory");
                const u32 t2028 = queries + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2029 = t2028 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2030 = t10 + t2029;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2031 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2031) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2030) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2032 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_2 = passed_2 + t2032;
                #pragma unroll 1
                for (u32 i_7 = passed_2; i_7 < last_2; i_7 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2034 = i_7 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2035 = t2034 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2036 = t10 + t2035;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2037 = i_7 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2038 = t2037 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2036), "r"(t2038) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2039 = i_7 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2040 = t2039 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2041 = t2040 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2042 = t10 + t2041;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2043 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2043) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2042) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2044 = i_7 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2045 = t2044 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2046 = t2045 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2047 = t10 + t2046;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2048 = i_7 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2049 = t2048 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2047), "r"(t2049) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2050 = i_7 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2051 = t2050 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2052 = t2051 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2053 = t10 + t2052;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2054 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2054) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2053) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2055 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2055) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2056 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2057 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2056 ? 0u : t2057;
                    const u32 t2059 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2059) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2060 = last_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2061 = t2060 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2062 = t10 + t2061;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2063 = last_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2064 = t2063 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2062), "r"(t2064) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2065 = last_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2066 = t2065 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2067 = t2066 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2068 = t10 + t2067;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2069 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2069) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2068) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2070 = last_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2071 = t2070 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2072 = t2071 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2073 = t10 + t2072;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2074 = last_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2075 = t2074 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2073), "r"(t2075) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2076 = last_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2077 = t2076 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2078 = t2077 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2079 = t10 + t2078;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2080 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2080) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2079) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2081 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2081;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2082 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2082;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2083 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2083) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2084 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2085;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2085) : "r"(t2084) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2086;
            asm("mov.b32 %0, %1;" : "=r"(t2086) : "f"(t2085));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2087;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2087) : "r"(t2086));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2087;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2089 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2089) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2090 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2090) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
