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
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 49152u;
    const u32 t8 = t7 + 49152u;
#line 236 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t9 = t8 + 40960u;
    const u32 t10 = t9 + 40960u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 32u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 16u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t13) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 48u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t14) : "memory");
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 255 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 40u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 24u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 56u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t18) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 64u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 112u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t10 + 72u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
        const u32 t22 = t10 + 120u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 80u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 128u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t24) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t25 = t10 + 88u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
        const u32 t26 = t10 + 136u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 96u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 144u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 104u;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 152u;
#line 264 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 275 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 160u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t31 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t32) : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 275 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
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
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
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
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t49 = t45 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t49 + 1u;
                const u32 t51 = end > seq_q ? end : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t52 = t51 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_2 = t52 < seq_k ? t52 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t54 = t45 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = t54 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_3 = t55 + 1u;
                const u32 t57 = end_3 > seq_q ? end_3 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = t57 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_4 = t58 < seq_k ? t58 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = end_4 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t61 = t60 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_5 = t61 > 1u ? t61 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t63 = end_2 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t63 < end_5 ? t63 : end_5;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t65 = end_5 - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t65 < end_5 ? t65 : end_5;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = index / group;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t68 = tile * 3u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t68 % 6u;
                const u32 t70 = slot + 14u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t71 = t70 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t72 = t10 + t71;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t68 / 6u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t73 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t74 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t72), "r"(t75) : "memory");
                const u32 t76 = slot + 8u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t10 + t77;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t79 = slot << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t80 = smem_1 + t79;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t81;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t81) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t82 = t81 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t82) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t78) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t80), "l"(q), "r"(t78), "r"(0u), "r"(index), "r"(t45), "r"(t48) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t83 = t80 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(q), "r"(t78), "r"(64u), "r"(index), "r"(t45), "r"(t48) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t84 = tile * 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t85 = t84 + 1u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t85 % 6u;
                const u32 t87 = slot_2 + 14u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t10 + t88;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t85 / 6u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t91 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t89), "r"(t92) : "memory");
                const u32 t93 = slot_2 + 8u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t10 + t94;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t96 = t45 + 64u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t97 = slot_2 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t98 = smem_1 + t97;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t99;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t99) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t100 = t99 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t100) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t95) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t98), "l"(q), "r"(t95), "r"(0u), "r"(index), "r"(t96), "r"(t48) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t101 = t98 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t101), "l"(q), "r"(t95), "r"(64u), "r"(index), "r"(t96), "r"(t48) : "memory");
                }
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t102 = tile * 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t103 = t102 + 2u;
#line 110 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t103 % 6u;
                const u32 t105 = slot_3 + 14u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 << 3u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t10 + t106;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t108 = t103 / 6u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = t108 & 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t109 ^ 1u;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t107), "r"(t110) : "memory");
                const u32 t111 = slot_3 + 8u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t112 = t111 << 3u;
#line 112 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t113 = t10 + t112;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t45 + 128u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t115 = slot_3 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t116 = smem_1 + t115;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t117;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t117) : );
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t118 = t117 == 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t118) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t113) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t116), "l"(q), "r"(t113), "r"(0u), "r"(index), "r"(t114), "r"(t48) : "memory");
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t119 = t116 + 8192u;
#line 118 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(q), "r"(t113), "r"(64u), "r"(index), "r"(t114), "r"(t48) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t121 = slot_4 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t10 + t121;
                const u32 t123 = slot_4 + 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t123 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t125 = t10 + t124;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = passed >> 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t126 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t128 = t127 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t125), "r"(t128) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t129 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t130 = t129 * 80u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t131 = slot_4 * 20480u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t8 + t131;
                u32 t133;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t133) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t134 = t133 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t134) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t122) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t132), "l"(k), "r"(t122), "r"(0u), "r"(t67), "r"(t130), "r"(t48) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t135 = t132 + 10240u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t135), "l"(k), "r"(t122), "r"(64u), "r"(t67), "r"(t130), "r"(t48) : "memory");
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t137 = slot_5 + 4u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t138 = t137 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = t10 + t138;
                const u32 t140 = slot_5 + 6u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t141 = t140 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t142 = t10 + t141;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t143 = passed >> 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t144 = t143 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t145 = t144 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t142), "r"(t145) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t146 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t147 = t146 * 80u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t148 = slot_5 * 20480u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t149 = t9 + t148;
                u32 t150;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t150) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t151 = t150 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t151) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t139) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t149), "l"(v), "r"(t139), "r"(0u), "r"(t67), "r"(t147), "r"(t48) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t149 + 10240u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t152), "l"(v), "r"(t139), "r"(64u), "r"(t67), "r"(t147), "r"(t48) : "memory");
                }
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t153 = end_5 > 3u ? end_5 : 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 last = t153 - 2u;
                #pragma unroll 1
                for (u32 i = 1u; i < last; i += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t155 & 1u;
                    const u32 t157 = slot_6 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t10 + t157;
                    const u32 t159 = slot_6 + 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t159 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t161 = t10 + t160;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t155 >> 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t162 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t163 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t161), "r"(t164) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t165 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t166 = t165 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t167 = t166 * 80u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = slot_6 * 20480u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t8 + t168;
                    u32 t170;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t170) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t171 = t170 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t171) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t158) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t169), "l"(k), "r"(t158), "r"(0u), "r"(t67), "r"(t167), "r"(t48) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t172 = t169 + 10240u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t172), "l"(k), "r"(t158), "r"(64u), "r"(t67), "r"(t167), "r"(t48) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t173 = passed + i;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t173 & 1u;
                    const u32 t175 = slot_7 + 4u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t176 = t175 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t177 = t10 + t176;
                    const u32 t178 = slot_7 + 6u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t179 = t178 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t180 = t10 + t179;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t181 = t173 >> 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t182 = t181 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t183 = t182 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t180), "r"(t183) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t184 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t185 = t184 - i;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t186 = t185 * 80u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t187 = slot_7 * 20480u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t188 = t9 + t187;
                    u32 t189;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t189) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t190 = t189 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t190) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t177) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t188), "l"(v), "r"(t177), "r"(0u), "r"(t67), "r"(t186), "r"(t48) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t191 = t188 + 10240u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t191), "l"(v), "r"(t177), "r"(64u), "r"(t67), "r"(t186), "r"(t48) : "memory");
                    }
                }
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t192;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t192) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t193 = t192 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t193) {
                    const u32 t194 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t194) : "memory");
                }
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i_2 = last; i_2 < end_5; i_2 += 1u) {
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t195 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_8 = t195 & 1u;
                    const u32 t197 = slot_8 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t198 = t10 + t197;
                    const u32 t199 = slot_8 + 2u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t200 = t199 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t201 = t10 + t200;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t202 = t195 >> 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t203 = t202 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t204 = t203 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t201), "r"(t204) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t205 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t206 = t205 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t207 = t206 * 80u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t208 = slot_8 * 20480u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t209 = t8 + t208;
                    u32 t210;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t210) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t211 = t210 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t211) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t198) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t209), "l"(k), "r"(t198), "r"(0u), "r"(t67), "r"(t207), "r"(t48) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t212 = t209 + 10240u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t212), "l"(k), "r"(t198), "r"(64u), "r"(t67), "r"(t207), "r"(t48) : "memory");
                    }
#line 203 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t213 = passed + i_2;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_9 = t213 & 1u;
                    const u32 t215 = slot_9 + 4u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t216 = t215 << 3u;
#line 208 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t217 = t10 + t216;
                    const u32 t218 = slot_9 + 6u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t219 = t218 << 3u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t220 = t10 + t219;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t221 = t213 >> 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t222 = t221 & 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t223 = t222 ^ 1u;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t220), "r"(t223) : "memory");
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t224 = end_5 - 1u;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t225 = t224 - i_2;
#line 231 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t226 = t225 * 80u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t227 = slot_9 * 20480u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t228 = t9 + t227;
                    u32 t229;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t229) : );
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t230 = t229 == 1u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t230) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 20480;" :  : "r"(t217) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t228), "l"(v), "r"(t217), "r"(0u), "r"(t67), "r"(t226), "r"(t48) : "memory");
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t231 = t228 + 10240u;
#line 232 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t231), "l"(v), "r"(t217), "r"(64u), "r"(t67), "r"(t226), "r"(t48) : "memory");
                    }
                }
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t232 = passed + end_5;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t232;
                const u32 t233 = tile + 1u;
#line 63 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t233;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t234 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t234) : "memory");
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t235 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t236;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t236) : "r"(t235) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t237;
                asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(t236));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t238;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t238) : "r"(t237));
#line 64 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t238;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t240 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t240) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t241 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t241 / 192u;
            const u32 t243 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t243 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t245 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t245;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t246 = index_2 < total;
                if (!t246) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t247 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t248 = index_2 / t247;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t248 * heads_per_section;
                const u32 t250 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t251 = t250 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t251 < heads_per_section ? t251 : heads_per_section;
                const u32 t253 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t253;
                const u32 t255 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t256 = first + t255;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t257 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t258 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t259 = t257 - t258;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t260 = t259 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t261 = t256 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t262 = t256 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t263;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t263) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t264 = t263 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t264) {
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t33 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t266;
                    asm("mov.b32 %0, %1;" : "=f"(t266) : "r"(t261));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t266) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t267;
                    asm("mov.b32 %0, %1;" : "=f"(t267) : "r"(t260));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t267) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t268;
                    asm("mov.b32 %0, %1;" : "=f"(t268) : "r"(t262));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t268) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t269;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t269) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t270 = t269 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t270) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t271 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t271;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t272 = t33 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t273 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t274 = t273 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t272), "r"(t274) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t275 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t275) {
                    const u32 t276 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t277;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t277) : "l"(claims), "r"(t276) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t277;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t278 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t279;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t279) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t280 = t278 + t279;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t280;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t282;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t282) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t283 = t282 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t283) {
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t284 = t33 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t284), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t285;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t285) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t286 = t285 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t286) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t33) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t288 = index_3 << 14u;
#line 285 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t289 = t7 + t288;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t290 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t291 = t290 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t292 = index_3 << 6u;
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
        const u32 t293 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t293) : "memory");
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t294 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t295;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t295) : "r"(t294) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t296;
        asm("mov.b32 %0, %1;" : "=r"(t296) : "f"(t295));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t297;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t297) : "r"(t296));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t297;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t298 = index_3 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t298) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t299 = index_4 != 4294967295u;
            if (!t299) break;
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t33 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t301;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t301) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t302;
            asm("mov.b32 %0, %1;" : "=r"(t302) : "f"(t301));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t303;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t303) : "r"(t302));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t304;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t304) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t305;
            asm("mov.b32 %0, %1;" : "=r"(t305) : "f"(t304));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t306;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t306) : "r"(t305));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t307;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t307) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t308 = t307 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t308) {
                const u32 t309 = t33 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t309) : "memory");
            }
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t310 = t303 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_6 = t310 + 1u;
            const u32 t312 = end_6 > seq_q ? end_6 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t313 = t312 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_7 = t313 < seq_k ? t313 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t315 = t303 + 191u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t316 = t315 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_8 = t316 + 1u;
            const u32 t318 = end_8 > seq_q ? end_8 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t319 = t318 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_9 = t319 < seq_k ? t319 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t321 = end_9 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t322 = t321 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_10 = t322 > 1u ? t322 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t324 = end_7 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t324 < end_10 ? t324 : end_10;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t326 = end_10 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t326 < end_10 ? t326 : end_10;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t303 + t292;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t329 = first_query + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_11 = t329 + 1u;
            const u32 t331 = end_11 > seq_q ? end_11 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t332 = t331 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_12 = t332 < seq_k ? t332 : seq_k;
#line 323 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t334 = first_query + 63u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t335 = t334 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_13 = t335 + 1u;
            const u32 t337 = end_13 > seq_q ? end_13 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t338 = t337 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
            const u32 end_14 = t338 < seq_k ? t338 : seq_k;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t340 = end_14 + 79u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t341 = t340 / 80u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_15 = t341 > 1u ? t341 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t343 = end_12 / 80u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_3 = t343 < end_15 ? t343 : end_15;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t345 = end_15 - whole_3;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_3 = t345 < end_15 ? t345 : end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t347 = end_10 - end_15;
#line 207 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t348 = passed_2 + t347;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t349 = count * 3u;
#line 216 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t350 = t349 + index_3;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t351 = t303 + t292;
#line 128 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t352 = t351 < seq_q;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t352) {
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
                for (u32 i_3 = passed_2; i_3 < t348; i_3 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t353 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t353) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t354 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t355 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next = t354 ? 0u : t355;
                    const u32 t357 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t357) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t358 = i_3 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t359 = t358 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t360 = t10 + t359;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t361 = i_3 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t362 = t361 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t360), "r"(t362) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t363 = i_3 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t364 = t363 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t365 = t364 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t366 = t10 + t365;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t367 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t367) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t366) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t368 = i_3 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t369 = t368 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t370 = t369 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t371 = t10 + t370;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t372 = i_3 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t373 = t372 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t371), "r"(t373) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t374 = i_3 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t375 = t374 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t376 = t375 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t377 = t10 + t376;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t378 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t378) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t377) : "memory");
                    }
                }
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t379 = t350 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t380 = t379 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t381 = t380 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t382 = t10 + t381;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t383 = t350 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t384 = t383 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t382), "r"(t384) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t385 = t348 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t386 = t385 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t387 = t10 + t386;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t388 = t348 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t389 = t388 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t387), "r"(t389) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t390 = t350 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t391 = t390 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t392 = smem_1 + t391;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t393 = t348 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t394 = t393 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t395 = t8 + t394;
                const u32 t396 = t392 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t397 = t395 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t398 = t396 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t399 = (u64)t398;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t400 = t399 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t401 = t397 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t402 = (u64)t401;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t403 = t402 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t404 = t396 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t405 = (u64)t404;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t406 = t405 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t407 = t397 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t408 = (u64)t407;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t409 = t408 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t410 = t396 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t411 = (u64)t410;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t412 = t411 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t413 = t397 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t414 = (u64)t413;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t415 = t414 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t416 = t396 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t417 = (u64)t416;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t418 = t417 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t419 = t397 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t420 = (u64)t419;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t421 = t420 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t422 = t396 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t423 = (u64)t422;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t424 = t423 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t425 = t397 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t426 = (u64)t425;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t427 = t426 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t428 = t396 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t429 = (u64)t428;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t430 = t429 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t431 = t397 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t432 = (u64)t431;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t433 = t432 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t434 = t396 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t435 = (u64)t434;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t436 = t435 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t437 = t397 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t438 = (u64)t437;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t439 = t438 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t440 = t396 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t441 = (u64)t440;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t442 = t441 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t443 = t397 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t444 = (u64)t443;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t445 = t444 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t400), "l"(t403), "l"(t406), "l"(t409), "l"(t412), "l"(t415), "l"(t418), "l"(t421), "l"(t424), "l"(t427), "l"(t430), "l"(t433), "l"(t436), "l"(t439), "l"(t442), "l"(t445) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t446 = t348 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t447 = t446 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t448 = t447 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t449 = t10 + t448;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t450 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t450) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t449) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t451 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key = t451 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t453 = t303 + t292;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t453 + t291;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t455 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t456 = t455 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key + t456;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t458 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t459 = first_query_2 + t458;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t460 = t459 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_16 = t460 + 1u;
                const u32 t462 = end_16 > seq_q ? end_16 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t463 = t462 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_17 = t463 < seq_k ? t463 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t465 = end_17 > column ? end_17 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_18 = t465 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t468 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t468;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t470 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t470;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t472 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t472;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t474 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t474;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t476 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t476;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t478 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t478;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t480 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t480;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t482 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t482;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t484 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t484;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t486 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t486;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t488 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t488;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t490 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t490;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t492 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t492;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t494 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t494;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t496 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t496;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t498 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t498;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t500 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t500;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t502 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t502;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t504 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t504;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_18;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t506 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t506;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t507 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t508 = first_query_2 + t507;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t509 = t508 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t510 = t509 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end_19 = t510 + 1u;
                const u32 t512 = end_19 > seq_q ? end_19 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t513 = t512 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                const u32 end_20 = t513 < seq_k ? t513 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t515 = end_20 > column ? end_20 : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_21 = t515 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 0u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t518 = visible_21 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t518;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 1u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t520 = visible_22 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t520;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 8u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t522 = visible_23 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t522;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 9u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t524 = visible_24 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 16u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t526 = visible_25 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 17u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t528 = visible_26 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t528;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 24u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t530 = visible_27 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t530;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 25u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t532 = visible_28 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 32u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t534 = visible_29 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t534;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 33u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t536 = visible_30 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t536;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 40u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t538 = visible_31 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t538;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 41u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t540 = visible_32 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t540;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 48u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t542 = visible_33 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t542;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 49u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t544 = visible_34 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 56u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t546 = visible_35 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 57u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t548 = visible_36 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t548;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 64u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t550 = visible_37 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t550;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 65u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t552 = visible_38 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 72u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t554 = visible_39 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 73u < end_21;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t556 = visible_40 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t556;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t558;
                asm("max.f32 %0, %1, %2;" : "=f"(t558) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t559;
                asm("max.f32 %0, %1, %2;" : "=f"(t559) : "f"(t558), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t560;
                asm("max.f32 %0, %1, %2;" : "=f"(t560) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t561;
                asm("max.f32 %0, %1, %2;" : "=f"(t561) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t562;
                asm("max.f32 %0, %1, %2;" : "=f"(t562) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t563;
                asm("max.f32 %0, %1, %2;" : "=f"(t563) : "f"(t559), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t564;
                asm("max.f32 %0, %1, %2;" : "=f"(t564) : "f"(t560), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t565;
                asm("max.f32 %0, %1, %2;" : "=f"(t565) : "f"(t561), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t566;
                asm("max.f32 %0, %1, %2;" : "=f"(t566) : "f"(t562), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t567;
                asm("max.f32 %0, %1, %2;" : "=f"(t567) : "f"(t563), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t568;
                asm("max.f32 %0, %1, %2;" : "=f"(t568) : "f"(t564), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t569;
                asm("max.f32 %0, %1, %2;" : "=f"(t569) : "f"(t565), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t570;
                asm("max.f32 %0, %1, %2;" : "=f"(t570) : "f"(t566), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t571;
                asm("max.f32 %0, %1, %2;" : "=f"(t571) : "f"(t567), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t572;
                asm("max.f32 %0, %1, %2;" : "=f"(t572) : "f"(t568), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t573;
                asm("max.f32 %0, %1, %2;" : "=f"(t573) : "f"(t569), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t574;
                asm("max.f32 %0, %1, %2;" : "=f"(t574) : "f"(t570), "f"(s_38));
                f32 t575;
                asm("max.f32 %0, %1, %2;" : "=f"(t575) : "f"(t571), "f"(t572));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t576;
                asm("max.f32 %0, %1, %2;" : "=f"(t576) : "f"(t573), "f"(t574));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t577;
                asm("max.f32 %0, %1, %2;" : "=f"(t577) : "f"(t575), "f"(t576));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t578;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t578) : "f"(t577));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair;
                asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t577), "f"(t578));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t580;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t580) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_1;
                asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t580));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none = new_1 == __uint_as_float(0xff800000u);
                const f32 t583 = new_1 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference = none ? 0.0f : t583;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t585 = -reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t586;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t586) : "f"(old), "f"(scale_log2), "f"(t585));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t586));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t588 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t589 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(scale_log2), "f"(t589));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t591;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t591) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t591;
                const f32 t592 = t588 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t593 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_2;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(scale_log2), "f"(t593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t595;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t595) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t595;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t596 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(scale_log2), "f"(t596));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t598;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t598) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t598;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t599 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(scale_log2), "f"(t599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t601) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t601;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t602 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_5;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(scale_log2), "f"(t602));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t604) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t604;
                const f32 t605 = t592 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t606 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_6;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(scale_log2), "f"(t606));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t608;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t608) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t608;
                const f32 t609 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t610 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_7;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(scale_log2), "f"(t610));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t612;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t612) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t612;
                const f32 t613 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t614 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_8;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(scale_log2), "f"(t614));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t616;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t616) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t616;
                const f32 t617 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t618 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_9;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(scale_log2), "f"(t618));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t620;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t620) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t620;
                const f32 t621 = t605 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t622 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(scale_log2), "f"(t622));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t624;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t624) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t624;
                const f32 t625 = t609 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t626 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(scale_log2), "f"(t626));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t628;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t628) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t628;
                const f32 t629 = t613 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t630 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(scale_log2), "f"(t630));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t632;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t632) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t632;
                const f32 t633 = t617 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t634 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(scale_log2), "f"(t634));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t636;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t636) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t636;
                const f32 t637 = t621 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t638 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(scale_log2), "f"(t638));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t640;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t640) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t640;
                const f32 t641 = t625 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t642 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(scale_log2), "f"(t642));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t644;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t644) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t644;
                const f32 t645 = t629 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t646 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(scale_log2), "f"(t646));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t648) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t648;
                const f32 t649 = t633 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t650 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_17;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(scale_log2), "f"(t650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t652;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t652) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t652;
                const f32 t653 = t637 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t654 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_18;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(scale_log2), "f"(t654));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t656;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t656) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t656;
                const f32 t657 = t641 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t658 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_19;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(scale_log2), "f"(t658));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t660;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t660) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t660;
                const f32 t661 = t645 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t662 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_20;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(scale_log2), "f"(t662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t664;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t664) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t664;
                const f32 t665 = t649 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t666 = t653 + t657;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t667 = t661 + t665;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t668 = t666 + t667;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t668;
#line 165 "fa-kernels/src/attention/softmax.rs"
                const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t670;
                asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t671;
                asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t670), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t672;
                asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t673;
                asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t674;
                asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t675;
                asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t671), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t676;
                asm("max.f32 %0, %1, %2;" : "=f"(t676) : "f"(t672), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t677;
                asm("max.f32 %0, %1, %2;" : "=f"(t677) : "f"(t673), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t678;
                asm("max.f32 %0, %1, %2;" : "=f"(t678) : "f"(t674), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t679;
                asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(t675), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t680;
                asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t676), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t681;
                asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(t677), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t682;
                asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(t678), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t683;
                asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(t679), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t684;
                asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t680), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t685;
                asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t681), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t686;
                asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(s_40));
                f32 t687;
                asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(t684));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t688;
                asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t685), "f"(t686));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t689;
                asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t687), "f"(t688));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t690;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t690) : "f"(t689));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_2;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t689), "f"(t690));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t692;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t692) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_2;
                asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t692));
#line 204 "fa-kernels/src/attention/softmax.rs"
                const bool none_2 = new_2 == __uint_as_float(0xff800000u);
                const f32 t695 = new_2 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_2 = none_2 ? 0.0f : t695;
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t697 = -reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 t698;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t698) : "f"(old_2), "f"(scale_log2), "f"(t697));
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t698));
#line 169 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t700 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t701 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_21;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_3), "f"(scale_log2), "f"(t701));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t703;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t703;
                const f32 t704 = t700 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t705 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_22;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_4), "f"(scale_log2), "f"(t705));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t707;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t707;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t708 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_23;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_7), "f"(scale_log2), "f"(t708));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t710;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t710;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t711 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_24;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_8), "f"(scale_log2), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t713;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t713;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t714 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_11), "f"(scale_log2), "f"(t714));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t716;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t716;
                const f32 t717 = t704 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t718 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_26;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_12), "f"(scale_log2), "f"(t718));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t720;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t720;
                const f32 t721 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t722 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_27;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_15), "f"(scale_log2), "f"(t722));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t724;
                const f32 t725 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t726 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_28;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_16), "f"(scale_log2), "f"(t726));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t728;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t728;
                const f32 t729 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t730 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_29;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_19), "f"(scale_log2), "f"(t730));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t732;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t732;
                const f32 t733 = t717 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t734 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_30;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_20), "f"(scale_log2), "f"(t734));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t736;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t736;
                const f32 t737 = t721 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t738 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_31;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_23), "f"(scale_log2), "f"(t738));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t740;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t740;
                const f32 t741 = t725 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t742 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_32;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_24), "f"(scale_log2), "f"(t742));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t744;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t744;
                const f32 t745 = t729 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t746 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_27), "f"(scale_log2), "f"(t746));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t748;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t748;
                const f32 t749 = t733 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t750 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_28), "f"(scale_log2), "f"(t750));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t752;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t752;
                const f32 t753 = t737 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t754 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_31), "f"(scale_log2), "f"(t754));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t756;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t756;
                const f32 t757 = t741 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t758 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_32), "f"(scale_log2), "f"(t758));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t760;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t760;
                const f32 t761 = t745 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t762 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_35), "f"(scale_log2), "f"(t762));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t764;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t764;
                const f32 t765 = t749 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t766 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_36), "f"(scale_log2), "f"(t766));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t768;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t768;
                const f32 t769 = t753 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t770 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_39), "f"(scale_log2), "f"(t770));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t772;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t772;
                const f32 t773 = t757 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t774 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_40), "f"(scale_log2), "f"(t774));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t776;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t776;
                const f32 t777 = t761 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t778 = t765 + t769;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t779 = t773 + t777;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t780 = t778 + t779;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t780;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t781;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t781) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t782;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t782) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t783;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t783) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t784;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t784) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t785;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t785) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t786;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t786) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t787;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t787) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t788;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t788) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t789;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t789) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t790;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t790) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t791;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t791) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t792;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t792) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t793;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t793) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t794;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t794) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t795;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t795) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t796;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t796) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t797;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t797) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t798;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t798) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t799;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t799) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                u32 t800;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t800) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t781;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t782;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t783;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t784;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t785;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t786;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t787;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t788;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t789;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t790;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t791;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t792;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t793;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t794;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t795;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t796;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t797;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t798;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t799;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t800;
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
                    const u32 t803 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t803) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t804 = t348 + i_4;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t805 = t804 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t806 = t805 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t807 = t10 + t806;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t808 = t804 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t809 = t808 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t807), "r"(t809) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t810 = t350 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t811 = t810 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t812 = smem_1 + t811;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t813 = t804 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t814 = t813 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t815 = t8 + t814;
                    const u32 t816 = t812 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t817 = t815 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t818 = t816 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t819 = (u64)t818;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t820 = t819 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t821 = t817 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t822 = (u64)t821;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t823 = t822 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t824 = t816 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t825 = (u64)t824;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t826 = t825 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t827 = t817 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t828 = (u64)t827;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t829 = t828 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t830 = t816 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t831 = (u64)t830;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t832 = t831 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t833 = t817 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t834 = (u64)t833;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t835 = t834 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t836 = t816 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t837 = (u64)t836;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t838 = t837 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t839 = t817 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t840 = (u64)t839;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t841 = t840 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t842 = t816 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t843 = (u64)t842;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t844 = t843 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t845 = t817 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t846 = (u64)t845;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t847 = t846 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t848 = t816 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t849 = (u64)t848;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t850 = t849 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t851 = t817 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t852 = (u64)t851;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t853 = t852 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t854 = t816 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t855 = (u64)t854;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t856 = t855 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t857 = t817 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t858 = (u64)t857;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t859 = t858 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t860 = t816 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t861 = (u64)t860;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t862 = t861 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t863 = t817 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t864 = (u64)t863;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t865 = t864 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t820), "l"(t823), "l"(t826), "l"(t829), "l"(t832), "l"(t835), "l"(t838), "l"(t841), "l"(t844), "l"(t847), "l"(t850), "l"(t853), "l"(t856), "l"(t859), "l"(t862), "l"(t865) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t866 = i_4 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t867 = t348 + t866;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t868 = t867 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t869 = t868 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t870 = t869 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t871 = t10 + t870;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t872 = t867 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t873 = t872 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t871), "r"(t873) : "memory");
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
                    const u32 t874 = t867 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t875 = t874 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t876 = t9 + t875;
                    const u32 t877 = t876 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t878 = t877 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t879 = (u64)t878;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t880 = t879 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t881 = t877 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t882 = (u64)t881;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t883 = t882 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t884 = t877 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t885 = (u64)t884;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t886 = t885 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t887 = t877 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t888 = (u64)t887;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t889 = t888 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t890 = t877 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t891 = (u64)t890;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t892 = t891 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t880), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t883), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t886), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t889), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t892) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t893 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t894 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_2 = t893 ? 0u : t894;
                    const u32 t896 = next_2 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t896) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t897 = t348 + i_4;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t898 = t897 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t899 = t898 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t900 = t899 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t901 = t10 + t900;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t902 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t902) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t901) : "memory");
                    }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t903 = end_15 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t904 = t903 - i_4;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_key_2 = t904 * 80u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t906 = t303 + t292;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 first_query_3 = t906 + t291;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t908 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t909 = t908 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                    const u32 column_2 = first_key_2 + t909;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t911 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t912 = first_query_3 + t911;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t913 = t912 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_22 = t913 + 1u;
                    const u32 t915 = end_22 > seq_q ? end_22 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t916 = t915 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_23 = t916 < seq_k ? t916 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t918 = end_23 > column_2 ? end_23 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_24 = t918 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_41 = 0u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t921 = visible_41 ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s = t921;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_42 = 1u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t923 = visible_42 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_2 = t923;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_43 = 8u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t925 = visible_43 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_5 = t925;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_44 = 9u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t927 = visible_44 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_6 = t927;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_45 = 16u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t929 = visible_45 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_9 = t929;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_46 = 17u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t931 = visible_46 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_10 = t931;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_47 = 24u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t933 = visible_47 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_13 = t933;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_48 = 25u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t935 = visible_48 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_14 = t935;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_49 = 32u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t937 = visible_49 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_17 = t937;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_50 = 33u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t939 = visible_50 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_18 = t939;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_51 = 40u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t941 = visible_51 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_21 = t941;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_52 = 41u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t943 = visible_52 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_22 = t943;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_53 = 48u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t945 = visible_53 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_25 = t945;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_54 = 49u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t947 = visible_54 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_26 = t947;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_55 = 56u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t949 = visible_55 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_29 = t949;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_56 = 57u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t951 = visible_56 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_30 = t951;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_57 = 64u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t953 = visible_57 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_33 = t953;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_58 = 65u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t955 = visible_58 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_34 = t955;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_59 = 72u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t957 = visible_59 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_37 = t957;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_60 = 73u < end_24;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t959 = visible_60 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_38 = t959;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t960 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t961 = first_query_3 + t960;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                    const u32 t962 = t961 + 8u;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t963 = t962 + seq_k;
#line 294 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 end_25 = t963 + 1u;
                    const u32 t965 = end_25 > seq_q ? end_25 : seq_q;
#line 295 "fa-kernels/src/attention/kernel_problem.rs"
                    const u32 t966 = t965 - seq_q;
#line 42 "fa-kernels/src/attention/options/causal.rs"
                    const u32 end_26 = t966 < seq_k ? t966 : seq_k;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 t968 = end_26 > column_2 ? end_26 : column_2;
#line 57 "fa-kernels/src/attention/mask.rs"
                    const u32 end_27 = t968 - column_2;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_61 = 0u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t971 = visible_61 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_3 = t971;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_62 = 1u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t973 = visible_62 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_4 = t973;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_63 = 8u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t975 = visible_63 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_7 = t975;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_64 = 9u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t977 = visible_64 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_8 = t977;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_65 = 16u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t979 = visible_65 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_11 = t979;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_66 = 17u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t981 = visible_66 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_12 = t981;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_67 = 24u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t983 = visible_67 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_15 = t983;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_68 = 25u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t985 = visible_68 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_16 = t985;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_69 = 32u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t987 = visible_69 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_19 = t987;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_70 = 33u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t989 = visible_70 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_20 = t989;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_71 = 40u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t991 = visible_71 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_23 = t991;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_72 = 41u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t993 = visible_72 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_24 = t993;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_73 = 48u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t995 = visible_73 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_27 = t995;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_74 = 49u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t997 = visible_74 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_28 = t997;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_75 = 56u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t999 = visible_75 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_31 = t999;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_76 = 57u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1001 = visible_76 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_32 = t1001;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_77 = 64u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1003 = visible_77 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_35 = t1003;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_78 = 65u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1005 = visible_78 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_36 = t1005;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_79 = 72u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1007 = visible_79 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_39 = t1007;
#line 46 "fa-kernels/src/attention/mask.rs"
                    const bool visible_80 = 73u < end_27;
#line 39 "fa-kernels/src/attention/mask.rs"
                    const f32 t1009 = visible_80 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                    s_40 = t1009;
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1010;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1010) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1011;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1011) : "f"(t1010), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1012;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1012) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1013;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1013) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1014;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1014) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1015;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1015) : "f"(t1011), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1016;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1016) : "f"(t1012), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1017;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1017) : "f"(t1013), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1018;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1018) : "f"(t1014), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1019;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1019) : "f"(t1015), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1020;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1020) : "f"(t1016), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1021;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1021) : "f"(t1017), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1022;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(t1018), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1023;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1019), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1024;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1024) : "f"(t1020), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1025;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1025) : "f"(t1021), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1026;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1026) : "f"(t1022), "f"(s_38));
                    f32 t1027;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1027) : "f"(t1023), "f"(t1024));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1028;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1028) : "f"(t1025), "f"(t1026));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1029;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1029) : "f"(t1027), "f"(t1028));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1030;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1029), "f"(t1030));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1032;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news;
                    asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1032));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1034;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1035;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(t1034), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1036;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1036) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1037;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1038;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1038) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1039;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1035), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1040;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1040) : "f"(t1036), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1041;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1041) : "f"(t1037), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1042;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1042) : "f"(t1038), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1043;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1043) : "f"(t1039), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1044;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1044) : "f"(t1040), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1045;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(t1041), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1046;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(t1042), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1047;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1043), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1048;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1048) : "f"(t1044), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1049;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1049) : "f"(t1045), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1050;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1046), "f"(s_40));
                    f32 t1051;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1051) : "f"(t1047), "f"(t1048));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1052;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1049), "f"(t1050));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1053;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1053) : "f"(t1051), "f"(t1052));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1054;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1054) : "f"(t1053));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1053), "f"(t1054));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1056;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1056) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_2;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1056));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1058 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1059 = t1058 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1060 = 8.0f < t1059;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1061 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1062 = t1061 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1063 = 8.0f < t1062;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1064 = t1060 | t1063;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose = __any_sync(0xffffffffu, t1064);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_7 = row_max;
                    const f32 new_3 = rose ? news : old_7;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                    const f32 t1069 = new_3 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_3 = none_3 ? 0.0f : t1069;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1071 = -reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1072;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1072) : "f"(old_7), "f"(scale_log2), "f"(t1071));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1072));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1075 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1076 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_41;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s), "f"(scale_log2), "f"(t1076));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1078;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1078) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1078;
                    const f32 t1079 = t1075 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1080 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_42;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_2), "f"(scale_log2), "f"(t1080));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1082;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1082) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1082;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1083 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_43;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_5), "f"(scale_log2), "f"(t1083));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1085;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1085;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1086 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_44;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_6), "f"(scale_log2), "f"(t1086));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1088;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1088;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1089 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_45;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_9), "f"(scale_log2), "f"(t1089));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1091;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1091) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1091;
                    const f32 t1092 = t1079 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1093 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_46;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_10), "f"(scale_log2), "f"(t1093));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1095;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1095) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1095;
                    const f32 t1096 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1097 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_47;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_13), "f"(scale_log2), "f"(t1097));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1099;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1099) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1099;
                    const f32 t1100 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1101 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_48;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_14), "f"(scale_log2), "f"(t1101));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1103;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1103) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1103;
                    const f32 t1104 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1105 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_49;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_17), "f"(scale_log2), "f"(t1105));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1107;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1107) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1107;
                    const f32 t1108 = t1092 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1109 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_50;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_18), "f"(scale_log2), "f"(t1109));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1111;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1111) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1111;
                    const f32 t1112 = t1096 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1113 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_51;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_21), "f"(scale_log2), "f"(t1113));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1115;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1115) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1115;
                    const f32 t1116 = t1100 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1117 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_52;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_22), "f"(scale_log2), "f"(t1117));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1119;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1119) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1119;
                    const f32 t1120 = t1104 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1121 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_53;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_25), "f"(scale_log2), "f"(t1121));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1123;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1123) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1123;
                    const f32 t1124 = t1108 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1125 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_54;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_26), "f"(scale_log2), "f"(t1125));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1127;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1127) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1127;
                    const f32 t1128 = t1112 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1129 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_55;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_29), "f"(scale_log2), "f"(t1129));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1131;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1131) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1131;
                    const f32 t1132 = t1116 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1133 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_56;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_30), "f"(scale_log2), "f"(t1133));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1135;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1135) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1135;
                    const f32 t1136 = t1120 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1137 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_57;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_33), "f"(scale_log2), "f"(t1137));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1139;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1139) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1139;
                    const f32 t1140 = t1124 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1141 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_58;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_34), "f"(scale_log2), "f"(t1141));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1143;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1143) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1143;
                    const f32 t1144 = t1128 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1145 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_59;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_37), "f"(scale_log2), "f"(t1145));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1147;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1147) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1147;
                    const f32 t1148 = t1132 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1149 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_60;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_38), "f"(scale_log2), "f"(t1149));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1151;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1151) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1151;
                    const f32 t1152 = t1136 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1153 = t1140 + t1144;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1154 = t1148 + t1152;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1155 = t1153 + t1154;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1155;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_8 = row_max_2;
                    const f32 new_4 = rose ? news_2 : old_8;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                    const f32 t1159 = new_4 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_4 = none_4 ? 0.0f : t1159;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1161 = -reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1162) : "f"(old_8), "f"(scale_log2), "f"(t1161));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_2;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1162));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1165 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1166 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_61;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_3), "f"(scale_log2), "f"(t1166));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1168;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1168) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1168;
                    const f32 t1169 = t1165 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1170 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_62;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_4), "f"(scale_log2), "f"(t1170));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1172;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1172) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1172;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1173 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_63;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_7), "f"(scale_log2), "f"(t1173));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1175;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1175) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1175;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1176 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_64;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_8), "f"(scale_log2), "f"(t1176));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1178;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1178) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1178;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1179 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_65;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_11), "f"(scale_log2), "f"(t1179));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1181;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1181) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1181;
                    const f32 t1182 = t1169 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1183 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_66;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_12), "f"(scale_log2), "f"(t1183));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1185;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1185) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1185;
                    const f32 t1186 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1187 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_67;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_15), "f"(scale_log2), "f"(t1187));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1189;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1189) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1189;
                    const f32 t1190 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1191 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_68;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_16), "f"(scale_log2), "f"(t1191));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1193;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1193) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1193;
                    const f32 t1194 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1195 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_69;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_19), "f"(scale_log2), "f"(t1195));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1197;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1197) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1197;
                    const f32 t1198 = t1182 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1199 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_70;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_20), "f"(scale_log2), "f"(t1199));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1201;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1201) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1201;
                    const f32 t1202 = t1186 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1203 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_71;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_23), "f"(scale_log2), "f"(t1203));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1205;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1205) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1205;
                    const f32 t1206 = t1190 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1207 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_72;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_24), "f"(scale_log2), "f"(t1207));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1209;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1209) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1209;
                    const f32 t1210 = t1194 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1211 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_73;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_27), "f"(scale_log2), "f"(t1211));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1213;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1213) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1213;
                    const f32 t1214 = t1198 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1215 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_74;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_28), "f"(scale_log2), "f"(t1215));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1217;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1217) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1217;
                    const f32 t1218 = t1202 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1219 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_75;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_31), "f"(scale_log2), "f"(t1219));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1221;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1221) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1221;
                    const f32 t1222 = t1206 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1223 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_76;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_32), "f"(scale_log2), "f"(t1223));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1225;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1225) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1225;
                    const f32 t1226 = t1210 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1227 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_77;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_35), "f"(scale_log2), "f"(t1227));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1229;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1229) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1229;
                    const f32 t1230 = t1214 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1231 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_78;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_36), "f"(scale_log2), "f"(t1231));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1233;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1233) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1233;
                    const f32 t1234 = t1218 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1235 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_79;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_39), "f"(scale_log2), "f"(t1235));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1237;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1237) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1237;
                    const f32 t1238 = t1222 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1239 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_80;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_40), "f"(scale_log2), "f"(t1239));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1241;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1241) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1241;
                    const f32 t1242 = t1226 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1243 = t1230 + t1234;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1244 = t1238 + t1242;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1245 = t1243 + t1244;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1245;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1246 = i_4 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1247 = t348 + t1246;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1248 = t1247 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1249 = t1248 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1250 = t1249 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1251 = t10 + t1250;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1252 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1252) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1251) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1253 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1253;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1254 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1254;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1255 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1255;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1256 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1256;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1257 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1257;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1258 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1258;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1259 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1259;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1260 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1260;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1261 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1261;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1262 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1262;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1263 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1263;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1264 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1264;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1265 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1265;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1266 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1266;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1267 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1267;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1268 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1268;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1269 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1269;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1270 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1270;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1271 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1271;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1272 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1272;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1273 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1273;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1274 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1274;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1275 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1275;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1276 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1276;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1277 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1277;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1278 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1278;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1279 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1279;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1280 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1280;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1281 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1281;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1282 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1282;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1283 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1283;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1284 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1284;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1285 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1285;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1286 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1286;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1287 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1287;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1288 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1288;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1289 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1289;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1290 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1290;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1291 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1291;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1292 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1292;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1293 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1293;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1294 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1294;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1295 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1295;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1296 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1296;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1297 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1297;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1298 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1298;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1299 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1299;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1300 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1300;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1301 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1301;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1302 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1302;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1303 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1303;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1304 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1304;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1305 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1305;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1306 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1306;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1307 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1307;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1308 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1308;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1309 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1309;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1310 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1310;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1311 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1311;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1312 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1312;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1313 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1313;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1314 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1314;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1315 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1315;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1316 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1316;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1317;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1317) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1318;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1318) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1319;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1319) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1320;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1321;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1322;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1323;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1324;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1324) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1325;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1325) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1326;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1326) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1327;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1328;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1329;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1330;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1331;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1331) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1332;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1332) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1333;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1333) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1334;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1335;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1336;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1317;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1318;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1319;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1320;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1321;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1322;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1323;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1324;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1325;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1326;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1327;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1328;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1329;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1330;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1331;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1332;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1333;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1334;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1335;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1336;
                }
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                #pragma unroll 1
                for (u32 i_5 = masked_right_4; i_5 < end_15; i_5 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1337 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1337) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1338 = t348 + i_5;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1339 = t1338 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1340 = t1339 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1341 = t10 + t1340;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1342 = t1338 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1343 = t1342 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1341), "r"(t1343) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                    const u32 t1344 = t350 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1345 = t1344 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t1346 = smem_1 + t1345;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1347 = t1338 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1348 = t1347 * 20480u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1349 = t8 + t1348;
                    const u32 t1350 = t1346 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1351 = t1349 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1352 = t1350 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1353 = (u64)t1352;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1354 = t1353 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1355 = t1351 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1356 = (u64)t1355;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1357 = t1356 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1358 = t1350 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1359 = (u64)t1358;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1360 = t1359 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1361 = t1351 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1362 = (u64)t1361;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1363 = t1362 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1364 = t1350 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1365 = (u64)t1364;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1366 = t1365 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1367 = t1351 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1368 = (u64)t1367;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1369 = t1368 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1370 = t1350 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1371 = (u64)t1370;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1372 = t1371 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1373 = t1351 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1374 = (u64)t1373;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1375 = t1374 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1376 = t1350 + 66048u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1377 = (u64)t1376;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1378 = t1377 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1379 = t1351 + 66176u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1380 = (u64)t1379;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1381 = t1380 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1382 = t1350 + 66050u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1383 = (u64)t1382;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1384 = t1383 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1385 = t1351 + 66178u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1386 = (u64)t1385;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1387 = t1386 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1388 = t1350 + 66052u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1389 = (u64)t1388;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1390 = t1389 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1391 = t1351 + 66180u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1392 = (u64)t1391;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1393 = t1392 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1394 = t1350 + 66054u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1395 = (u64)t1394;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1396 = t1395 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1397 = t1351 + 66182u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1398 = (u64)t1397;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1399 = t1398 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %46, %47, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n80k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39}, %54, %55, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40) : "l"(t1354), "l"(t1357), "l"(t1360), "l"(t1363), "l"(t1366), "l"(t1369), "l"(t1372), "l"(t1375), "l"(t1378), "l"(t1381), "l"(t1384), "l"(t1387), "l"(t1390), "l"(t1393), "l"(t1396), "l"(t1399) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1400 = i_5 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1401 = t348 + t1400;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1402 = t1401 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1403 = t1402 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1404 = t1403 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1405 = t10 + t1404;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1406 = t1401 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1407 = t1406 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1405), "r"(t1407) : "memory");
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
                    const u32 t1408 = t1401 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1409 = t1408 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1410 = t9 + t1409;
                    const u32 t1411 = t1410 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1412 = t1411 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1413 = (u64)t1412;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1414 = t1413 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1415 = t1411 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1416 = (u64)t1415;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1417 = t1416 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1418 = t1411 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1419 = (u64)t1418;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1420 = t1419 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1421 = t1411 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1422 = (u64)t1421;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1423 = t1422 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1424 = t1411 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1425 = (u64)t1424;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u64 t1426 = t1425 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1414), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1417), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1420), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1423), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1426) : "memory");
                    asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1427 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1428 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_3 = t1427 ? 0u : t1428;
                    const u32 t1430 = next_3 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1430) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1431 = t348 + i_5;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1432 = t1431 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1433 = t1432 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1434 = t1433 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1435 = t10 + t1434;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1436 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1436) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1435) : "memory");
                    }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_9 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1437;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1437) : "f"(old_9), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1438;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1438) : "f"(t1437), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1439;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1439) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1440;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1441;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1442;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(t1438), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1443;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(t1439), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1444;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1440), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1445;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1446;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1447;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1448;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1449;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1450;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1451;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1452;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1453;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_38));
                    f32 t1454;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(t1451));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1455;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1452), "f"(t1453));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1456;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1454), "f"(t1455));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1457;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1457) : "f"(t1456));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_5;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_5) : "f"(t1456), "f"(t1457));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1459;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1459) : "f"(pair_5));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_3;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_3) : "f"(pair_5), "f"(t1459));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_10 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1461;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(old_10), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1462;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1461), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1463;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1464;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1465;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1466;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1467;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1468;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1469;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1470;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1471;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1472;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1473;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1469), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1474;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1470), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1475;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1475) : "f"(t1471), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1476;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1476) : "f"(t1472), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                    f32 t1477;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1477) : "f"(t1473), "f"(s_40));
                    f32 t1478;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1478) : "f"(t1474), "f"(t1475));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1479;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1479) : "f"(t1476), "f"(t1477));
#line 192 "fa-kernels/src/attention/softmax.rs"
                    f32 t1480;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1480) : "f"(t1478), "f"(t1479));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1481;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1481) : "f"(t1480));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 pair_6;
                    asm("max.f32 %0, %1, %2;" : "=f"(pair_6) : "f"(t1480), "f"(t1481));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 t1483;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1483) : "f"(pair_6));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    f32 news_4;
                    asm("max.f32 %0, %1, %2;" : "=f"(news_4) : "f"(pair_6), "f"(t1483));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_11 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1485 = news_3 - old_11;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1486 = t1485 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1487 = 8.0f < t1486;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_12 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1488 = news_4 - old_12;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 t1489 = t1488 * scale_log2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1490 = 8.0f < t1489;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool t1491 = t1487 | t1490;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                    const bool rose_2 = __any_sync(0xffffffffu, t1491);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_13 = row_max;
                    const f32 new_5 = rose_2 ? news_3 : old_13;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_5 = new_5 == __uint_as_float(0xff800000u);
                    const f32 t1496 = new_5 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_5 = none_5 ? 0.0f : t1496;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1498 = -reference_5;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1499) : "f"(old_13), "f"(scale_log2), "f"(t1498));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_3;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_3) : "f"(t1499));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max = new_5;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_3 = rose_2 ? factor_3 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1502 = row_sum * kept_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1503 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_81;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s), "f"(scale_log2), "f"(t1503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1505;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s = t1505;
                    const f32 t1506 = t1502 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1507 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_82;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_2), "f"(scale_log2), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1509;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_2 = t1509;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1510 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_83;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_5), "f"(scale_log2), "f"(t1510));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_5 = t1512;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1513 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_84;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_6), "f"(scale_log2), "f"(t1513));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1515;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1515) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_6 = t1515;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1516 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_85;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_9), "f"(scale_log2), "f"(t1516));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1518;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1518) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_9 = t1518;
                    const f32 t1519 = t1506 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1520 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_86;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_10), "f"(scale_log2), "f"(t1520));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1522;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1522) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_10 = t1522;
                    const f32 t1523 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1524 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_87;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_13), "f"(scale_log2), "f"(t1524));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1526;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1526) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_13 = t1526;
                    const f32 t1527 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1528 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_88;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_14), "f"(scale_log2), "f"(t1528));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1530;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1530) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_14 = t1530;
                    const f32 t1531 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1532 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_89;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_17), "f"(scale_log2), "f"(t1532));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1534;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1534) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_17 = t1534;
                    const f32 t1535 = t1519 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1536 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_90;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_18), "f"(scale_log2), "f"(t1536));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1538;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1538) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_18 = t1538;
                    const f32 t1539 = t1523 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1540 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_91;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_21), "f"(scale_log2), "f"(t1540));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1542;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1542) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_21 = t1542;
                    const f32 t1543 = t1527 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1544 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_92;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_22), "f"(scale_log2), "f"(t1544));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1546;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1546) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_22 = t1546;
                    const f32 t1547 = t1531 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1548 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_93;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_25), "f"(scale_log2), "f"(t1548));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1550;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1550) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_25 = t1550;
                    const f32 t1551 = t1535 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1552 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_94;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_26), "f"(scale_log2), "f"(t1552));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1554;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1554) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_26 = t1554;
                    const f32 t1555 = t1539 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1556 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_95;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_29), "f"(scale_log2), "f"(t1556));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1558;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1558) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_29 = t1558;
                    const f32 t1559 = t1543 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1560 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_96;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_30), "f"(scale_log2), "f"(t1560));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1562;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1562) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_30 = t1562;
                    const f32 t1563 = t1547 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1564 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_97;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_33), "f"(scale_log2), "f"(t1564));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1566;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1566) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_33 = t1566;
                    const f32 t1567 = t1551 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1568 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_98;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_34), "f"(scale_log2), "f"(t1568));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1570;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1570) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_34 = t1570;
                    const f32 t1571 = t1555 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1572 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_99;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_37), "f"(scale_log2), "f"(t1572));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1574;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1574) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_37 = t1574;
                    const f32 t1575 = t1559 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1576 = -reference_5;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_100;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_38), "f"(scale_log2), "f"(t1576));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1578;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_38 = t1578;
                    const f32 t1579 = t1563 + s_38;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1580 = t1567 + t1571;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1581 = t1575 + t1579;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1582 = t1580 + t1581;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum = t1582;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 old_14 = row_max_2;
                    const f32 new_6 = rose_2 ? news_4 : old_14;
#line 204 "fa-kernels/src/attention/softmax.rs"
                    const bool none_6 = new_6 == __uint_as_float(0xff800000u);
                    const f32 t1586 = new_6 * scale_log2;
#line 205 "fa-kernels/src/attention/softmax.rs"
                    const f32 reference_6 = none_6 ? 0.0f : t1586;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1588 = -reference_6;
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 t1589;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1589) : "f"(old_14), "f"(scale_log2), "f"(t1588));
#line 213 "fa-kernels/src/attention/softmax.rs"
                    f32 factor_4;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_4) : "f"(t1589));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                    row_max_2 = new_6;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                    const f32 kept_4 = rose_2 ? factor_4 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1592 = row_sum_2 * kept_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1593 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_3), "f"(scale_log2), "f"(t1593));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1595;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1595) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_3 = t1595;
                    const f32 t1596 = t1592 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1597 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_4), "f"(scale_log2), "f"(t1597));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1599;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1599) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_4 = t1599;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1600 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_103;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_7), "f"(scale_log2), "f"(t1600));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1602;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1602) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_7 = t1602;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1603 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_104;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_8), "f"(scale_log2), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1605;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_8 = t1605;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1606 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_105;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_11), "f"(scale_log2), "f"(t1606));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1608;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1608) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_11 = t1608;
                    const f32 t1609 = t1596 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1610 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_106;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_12), "f"(scale_log2), "f"(t1610));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1612;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1612) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_12 = t1612;
                    const f32 t1613 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1614 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_107;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_15), "f"(scale_log2), "f"(t1614));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1616;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1616) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_15 = t1616;
                    const f32 t1617 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1618 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_108;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_16), "f"(scale_log2), "f"(t1618));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1620;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1620) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_16 = t1620;
                    const f32 t1621 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1622 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_19), "f"(scale_log2), "f"(t1622));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1624;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1624) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_19 = t1624;
                    const f32 t1625 = t1609 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1626 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_20), "f"(scale_log2), "f"(t1626));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1628;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1628) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_20 = t1628;
                    const f32 t1629 = t1613 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1630 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_111;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_23), "f"(scale_log2), "f"(t1630));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1632;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1632) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_23 = t1632;
                    const f32 t1633 = t1617 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1634 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_112;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_24), "f"(scale_log2), "f"(t1634));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1636;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1636) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_24 = t1636;
                    const f32 t1637 = t1621 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1638 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_113;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_27), "f"(scale_log2), "f"(t1638));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1640;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1640) : "f"(exponent_113));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_27 = t1640;
                    const f32 t1641 = t1625 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1642 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_114;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_28), "f"(scale_log2), "f"(t1642));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1644;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1644) : "f"(exponent_114));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_28 = t1644;
                    const f32 t1645 = t1629 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1646 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_115;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_31), "f"(scale_log2), "f"(t1646));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1648;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1648) : "f"(exponent_115));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_31 = t1648;
                    const f32 t1649 = t1633 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1650 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_116;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_32), "f"(scale_log2), "f"(t1650));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1652;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1652) : "f"(exponent_116));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_32 = t1652;
                    const f32 t1653 = t1637 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1654 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_35), "f"(scale_log2), "f"(t1654));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1656;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1656) : "f"(exponent_117));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_35 = t1656;
                    const f32 t1657 = t1641 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1658 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_36), "f"(scale_log2), "f"(t1658));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1660;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1660) : "f"(exponent_118));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_36 = t1660;
                    const f32 t1661 = t1645 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1662 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_119;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_39), "f"(scale_log2), "f"(t1662));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1664;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1664) : "f"(exponent_119));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_39 = t1664;
                    const f32 t1665 = t1649 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1666 = -reference_6;
#line 232 "fa-kernels/src/attention/softmax.rs"
                    f32 exponent_120;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_40), "f"(scale_log2), "f"(t1666));
#line 250 "fa-kernels/src/attention/softmax.rs"
                    f32 t1668;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1668) : "f"(exponent_120));
#line 233 "fa-kernels/src/attention/softmax.rs"
                    s_40 = t1668;
                    const f32 t1669 = t1653 + s_40;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1670 = t1657 + t1661;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1671 = t1665 + t1669;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1672 = t1670 + t1671;
#line 236 "fa-kernels/src/attention/softmax.rs"
                    row_sum_2 = t1672;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                    const u32 t1673 = i_5 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1674 = t348 + t1673;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1675 = t1674 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1676 = t1675 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1677 = t1676 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1678 = t10 + t1677;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1679 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1679) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1678) : "memory");
                    }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                    if (rose_2) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1680 = acc * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc = t1680;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1681 = acc_2 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_2 = t1681;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1682 = acc_5 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_5 = t1682;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1683 = acc_6 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_6 = t1683;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1684 = acc_9 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_9 = t1684;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1685 = acc_10 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_10 = t1685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1686 = acc_13 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_13 = t1686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1687 = acc_14 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_14 = t1687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1688 = acc_17 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_17 = t1688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1689 = acc_18 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_18 = t1689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1690 = acc_21 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_21 = t1690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1691 = acc_22 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_22 = t1691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1692 = acc_25 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_25 = t1692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1693 = acc_26 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_26 = t1693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1694 = acc_29 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_29 = t1694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1695 = acc_30 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_30 = t1695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1696 = acc_33 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_33 = t1696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1697 = acc_34 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_34 = t1697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1698 = acc_37 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_37 = t1698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1699 = acc_38 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_38 = t1699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1700 = acc_41 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_41 = t1700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1701 = acc_42 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_42 = t1701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1702 = acc_45 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_45 = t1702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1703 = acc_46 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_46 = t1703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1704 = acc_49 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_49 = t1704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1705 = acc_50 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_50 = t1705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1706 = acc_53 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_53 = t1706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1707 = acc_54 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_54 = t1707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1708 = acc_57 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_57 = t1708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1709 = acc_58 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_58 = t1709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1710 = acc_61 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_61 = t1710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1711 = acc_62 * factor_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_62 = t1711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1712 = acc_3 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_3 = t1712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1713 = acc_4 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_4 = t1713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1714 = acc_7 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_7 = t1714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1715 = acc_8 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_8 = t1715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1716 = acc_11 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_11 = t1716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1717 = acc_12 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_12 = t1717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1718 = acc_15 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_15 = t1718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1719 = acc_16 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_16 = t1719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1720 = acc_19 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_19 = t1720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1721 = acc_20 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_20 = t1721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1722 = acc_23 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_23 = t1722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1723 = acc_24 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_24 = t1723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1724 = acc_27 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_27 = t1724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1725 = acc_28 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_28 = t1725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1726 = acc_31 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_31 = t1726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1727 = acc_32 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_32 = t1727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1728 = acc_35 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_35 = t1728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1729 = acc_36 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_36 = t1729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1730 = acc_39 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_39 = t1730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1731 = acc_40 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_40 = t1731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1732 = acc_43 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_43 = t1732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1733 = acc_44 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_44 = t1733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1734 = acc_47 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_47 = t1734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1735 = acc_48 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_48 = t1735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1736 = acc_51 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_51 = t1736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1737 = acc_52 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_52 = t1737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1738 = acc_55 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_55 = t1738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1739 = acc_56 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_56 = t1739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1740 = acc_59 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_59 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1741 = acc_60 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_60 = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1742 = acc_63 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_63 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        const f32 t1743 = acc_64 * factor_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                        acc_64 = t1743;
                    }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1744;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1744) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1745;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1745) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1746;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1746) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1747;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1747) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1748;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1748) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1749;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1749) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1750;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1750) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1751;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1751) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1752;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1753;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1753) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1754;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1755;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1755) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1756;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1756) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1757;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1757) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1758;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1758) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1759;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1759) : "f"(s_31), "f"(s_32));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1760;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(s_33), "f"(s_34));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1761;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1761) : "f"(s_35), "f"(s_36));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1762;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(s_37), "f"(s_38));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                    u32 t1763;
                    asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1763) : "f"(s_39), "f"(s_40));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p = t1744;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_2 = t1745;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_3 = t1746;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_4 = t1747;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_5 = t1748;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_6 = t1749;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_7 = t1750;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_8 = t1751;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_9 = t1752;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_10 = t1753;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_11 = t1754;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_12 = t1755;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_13 = t1756;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_14 = t1757;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_15 = t1758;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_16 = t1759;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_17 = t1760;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_18 = t1761;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_19 = t1762;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                    p_20 = t1763;
                }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1764 = end_15 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1765 = t348 + t1764;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1766 = t1765 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1767 = t1766 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1768 = t1767 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1769 = t10 + t1768;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1770 = t1765 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1771 = t1770 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1769), "r"(t1771) : "memory");
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
                const u32 t1772 = t1765 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1773 = t1772 * 20480u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1774 = t9 + t1773;
                const u32 t1775 = t1774 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1776 = t1775 + 41943040u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1777 = (u64)t1776;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1778 = t1777 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1779 = t1775 + 41943168u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1780 = (u64)t1779;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1781 = t1780 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1782 = t1775 + 41943296u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1783 = (u64)t1782;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1784 = t1783 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1785 = t1775 + 41943424u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1786 = (u64)t1785;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1787 = t1786 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1788 = t1775 + 41943552u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1789 = (u64)t1788;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1790 = t1789 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1778), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1781), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1784), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1787), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1790) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1791 = end_15 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1792 = t348 + t1791;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1793 = t1792 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1794 = t1793 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1795 = t1794 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1796 = t10 + t1795;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1797 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1797) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1796) : "memory");
                }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 through = passed_2 + end_10;
#line 158 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1799 = t348 + end_15;
#line 62 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                #pragma unroll 1
                for (u32 i_6 = t1799; i_6 < through; i_6 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1800 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1800) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t1801 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t1802 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_4 = t1801 ? 0u : t1802;
                    const u32 t1804 = next_4 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1804) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1805 = i_6 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1806 = t1805 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1807 = t10 + t1806;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1808 = i_6 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1809 = t1808 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1807), "r"(t1809) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1810 = i_6 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1811 = t1810 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1812 = t1811 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1813 = t10 + t1812;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1814 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1814) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1813) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1815 = i_6 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1816 = t1815 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1817 = t1816 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1818 = t10 + t1817;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1819 = i_6 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1820 = t1819 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1818), "r"(t1820) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1821 = i_6 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1822 = t1821 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1823 = t1822 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t1824 = t10 + t1823;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t1825 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t1825) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1824) : "memory");
                    }
                }
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1826;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1826) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_7 = row_sum + t1826;
                f32 t1828;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1828) : "f"(pair_7));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1829 = pair_7 + t1828;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1829;
#line 258 "fa-kernels/src/attention/softmax.rs"
                f32 t1830;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1830) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
                const f32 pair_8 = row_sum_2 + t1830;
                f32 t1832;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1832) : "f"(pair_8));
#line 259 "fa-kernels/src/attention/softmax.rs"
                const f32 t1833 = pair_8 + t1832;
#line 259 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1833;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum = row_sum;
                const bool t1834 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1835;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer = t1834 ? 0.0f : t1835;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1837 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc = t1837;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1838 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_2 = t1838;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1839 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_5 = t1839;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1840 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_6 = t1840;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1841 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_9 = t1841;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1842 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_10 = t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1843 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_13 = t1843;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1844 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_14 = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1845 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_17 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1846 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_18 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1847 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_21 = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1848 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_22 = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1849 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_25 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1850 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_26 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1851 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_29 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1852 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_30 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1853 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_33 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1854 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_34 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1855 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_37 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1856 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_38 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1857 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_41 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1858 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_42 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1859 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_45 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1860 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_46 = t1860;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1861 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_49 = t1861;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1862 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_50 = t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1863 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_53 = t1863;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1864 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_54 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1865 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_57 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1866 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_58 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1867 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_61 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1868 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_62 = t1868;
#line 346 "fa-kernels/src/attention/softmax.rs"
                const f32 sum_2 = row_sum_2;
                const bool t1869 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
                f32 t1870;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1870) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
                const f32 normalizer_2 = t1869 ? 0.0f : t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1872 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_3 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1873 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_4 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1874 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_7 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1875 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_8 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1876 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_11 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1877 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_12 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1878 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_15 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1879 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_16 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1880 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_19 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1881 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_20 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1882 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_23 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1883 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_24 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1884 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_27 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1885 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_28 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1886 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_31 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1887 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_32 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1888 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_35 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1889 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_36 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1890 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_39 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1891 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_40 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1892 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_43 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1893 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_44 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1894 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_47 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1895 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_48 = t1895;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1896 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_51 = t1896;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1897 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_52 = t1897;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1898 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_55 = t1898;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1899 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_56 = t1899;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1900 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_59 = t1900;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1901 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_60 = t1901;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1902 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_63 = t1902;
#line 337 "fa-kernels/src/attention/softmax.rs"
                const f32 t1903 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
                acc_64 = t1903;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1904 = index_3 + 4u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t1904) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1905 = t350 % 6u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1906 = t1905 << 14u;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1907 = smem_1 + t1906;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1908 = t1907 + 8192u;
                u32 t1909;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1910;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1911;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1912;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1913;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1914;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1915;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1916;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1917;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1918;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1919;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1920;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1921;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1922;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1923;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1924;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1925;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1926;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1927;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1928;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1929;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1930;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1931;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1932;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1933;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1933) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1934;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1934) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1935;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1935) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1936;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1936) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1937;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1937) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1938;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1938) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1939;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1939) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                u32 t1940;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1940) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1941 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1942 = t291 + t1941;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1943 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1944 = t1942 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1945 = t1943 ^ t1944;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1946 = t1942 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1947 = t1945 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1948 = t1946 + t1947;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1949 = t1907 + t1948;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1949), "r"(t1909), "r"(t1910), "r"(t1911), "r"(t1912) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1950 = t1948 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1951 = t1907 + t1950;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1951), "r"(t1913), "r"(t1914), "r"(t1915), "r"(t1916) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1952 = t1948 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1953 = t1907 + t1952;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1953), "r"(t1917), "r"(t1918), "r"(t1919), "r"(t1920) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1954 = t1948 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1955 = t1907 + t1954;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1955), "r"(t1921), "r"(t1922), "r"(t1923), "r"(t1924) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1956 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1957 = t291 + t1956;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1958 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1959 = t1957 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1960 = t1958 ^ t1959;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1961 = t1957 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1962 = t1960 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1963 = t1961 + t1962;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1964 = t1908 + t1963;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1964), "r"(t1925), "r"(t1926), "r"(t1927), "r"(t1928) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1965 = t1963 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1966 = t1908 + t1965;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1966), "r"(t1929), "r"(t1930), "r"(t1931), "r"(t1932) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1967 = t1963 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1968 = t1908 + t1967;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1968), "r"(t1933), "r"(t1934), "r"(t1935), "r"(t1936) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1969 = t1963 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1970 = t1908 + t1969;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1970), "r"(t1937), "r"(t1938), "r"(t1939), "r"(t1940) : "memory");
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const u32 t1971 = t303 + t292;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 first_row = t1971 + t291;
                const bool t1973 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                if (t1973) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1974 = t291 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1975 = t1907 + t1974;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1975), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t306) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1976 = t1907 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1977 = t291 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1978 = t1976 + t1977;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1978), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t306) : "memory");
                    asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                    const u32 t1979 = t350 % 6u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1980 = t1979 + 14u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1981 = t1980 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    const u32 t1982 = t10 + t1981;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1982) : "memory");
                }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1983 = (u64)t306;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1984 = t1983 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1985 = t1984 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1986 = lse + t1985;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1987 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1988 = t1987 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1989 = t1988 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u64 t1990 = t1986 + t1989;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1991 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1992 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                const bool t1993 = t1992 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
                if (t1993) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t1994 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row = first_row + t1994;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists) {
                        const u64 t1997 = (u64)row * t1991;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1998 = t1997 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t1999 = t1990 + t1998;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2000;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2000) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2001) : "f"(row_max), "f"(scale_log2), "f"(t2000));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_2 = t2001 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2003 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2004 = t2003 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1999), "f"(t2004) : "memory");
                    }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2005 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 t2006 = first_row + t2005;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                    const u32 row_2 = t2006 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                    const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                    if (exists_2) {
                        const u64 t2009 = (u64)row_2 * t1991;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2010 = t2009 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        const u64 t2011 = t1990 + t2010;
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2012;
                        asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2012) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        f32 t2013;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2013) : "f"(row_max_2), "f"(scale_log2), "f"(t2012));
#line 323 "fa-kernels/src/attention/softmax.rs"
                        const f32 lse_3 = t2013 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const bool t2015 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                        const f32 t2016 = t2015 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2011), "f"(t2016) : "memory");
                    }
                }
            } else {
#line 43 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 queries = t350 % 6u;
                const u32 t2018 = queries + 8u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2019 = t2018 << 3u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2020 = t10 + t2019;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2021 = t350 / 6u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2022 = t2021 & 1u;
#line 44 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2020), "r"(t2022) : "memory");
                const u32 t2023 = queries + 14u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2024 = t2023 << 3u;
#line 45 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2025 = t10 + t2024;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2026 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2026) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2025) : "memory");
                }
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 t2027 = end_10 - 1u;
#line 16 "fa-kernels/src/attention/forward/warp_specialized/passing.rs"
                const u32 last_2 = passed_2 + t2027;
                #pragma unroll 1
                for (u32 i_7 = passed_2; i_7 < last_2; i_7 += 1u) {
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2029 = i_7 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2030 = t2029 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2031 = t10 + t2030;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2032 = i_7 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2033 = t2032 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2031), "r"(t2033) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2034 = i_7 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2035 = t2034 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2036 = t2035 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2037 = t10 + t2036;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2038 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2038) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2037) : "memory");
                    }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2039 = i_7 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2040 = t2039 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2041 = t2040 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2042 = t10 + t2041;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2043 = i_7 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2044 = t2043 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2042), "r"(t2044) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2045 = i_7 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2046 = t2045 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2047 = t2046 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const u32 t2048 = t10 + t2047;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    const bool t2049 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                    if (t2049) {
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2048) : "memory");
                    }
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2050 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t2050) : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const bool t2051 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 t2052 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    const u32 next_5 = t2051 ? 0u : t2052;
                    const u32 t2054 = next_5 + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t2054) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2055 = last_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2056 = t2055 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2057 = t10 + t2056;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2058 = last_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2059 = t2058 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2057), "r"(t2059) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2060 = last_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2061 = t2060 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2062 = t2061 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2063 = t10 + t2062;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2064 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2064) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2063) : "memory");
                }
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2065 = last_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2066 = t2065 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2067 = t2066 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2068 = t10 + t2067;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2069 = last_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2070 = t2069 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2068), "r"(t2070) : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2071 = last_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2072 = t2071 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2073 = t2072 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t2074 = t10 + t2073;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t2075 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t2075) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2074) : "memory");
                }
            }
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2076 = passed_2 + end_10;
#line 111 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = t2076;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2077 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t2077;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2078 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t33), "r"(t2078) : "memory");
#line 302 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2079 = t33 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2080;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2080) : "r"(t2079) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2081;
            asm("mov.b32 %0, %1;" : "=r"(t2081) : "f"(t2080));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2082;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2082) : "r"(t2081));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2082;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2084 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2084) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2085 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2085) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
