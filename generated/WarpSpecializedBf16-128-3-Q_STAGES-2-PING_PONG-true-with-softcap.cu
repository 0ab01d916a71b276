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
#line 93 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const f32 t3 = 1.442695f * t1_2;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 lane = thread & 31u;
    const u32 t6 = thread >> 5u;
#line 43 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 44 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const u32 warpgroup = warp >> 2u;
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 224 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t10 = smem_1 + 49152u;
    const u32 t11 = t10 + 24576u;
#line 230 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t12 = t11 + 32768u;
    const u32 t13 = t12 + 32768u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t14 = thread == 0u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t14) {
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
        const u32 t15 = t13 + 32u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t13 + 16u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t16) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t17 = t13 + 48u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t17) : "memory");
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t13 + 8u;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t13 + 40u;
#line 250 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t13 + 24u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t20) : "memory");
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t21 = t13 + 56u;
#line 253 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 12;" :  : "r"(t21) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t13 + 64u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
        const u32 t23 = t13 + 112u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t24 = t13 + 72u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t13 + 120u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t25) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t13 + 80u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
        const u32 t27 = t13 + 128u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t27) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t28 = t13 + 88u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
        const u32 t29 = t13 + 136u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t29) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t30 = t13 + 96u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
        const u32 t31 = t13 + 144u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t31) : "memory");
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t32 = t13 + 104u;
#line 257 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
        const u32 t33 = t13 + 152u;
#line 258 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t33) : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t34 = t13 + 160u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
        const u32 t35 = t34 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 13;" :  : "r"(t35) : "memory");
#line 263 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 269 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t36 = t13 + 160u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t37 = warpgroup == 0u;
#line 53 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t37) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 32;" :  :  : "memory");
        const bool t38 = warp == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t38) {
#line 26 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t39 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t36), "r"(t39) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t40 = t36 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t41;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t41) : "r"(t40) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t42;
            asm("mov.b32 %0, %1;" : "=r"(t42) : "f"(t41));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t43;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t43) : "r"(t42));
#line 28 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t43;
            while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t44 = index != 4294967295u;
                if (!t44) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t36 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t46;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t46) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t47;
                asm("mov.b32 %0, %1;" : "=r"(t47) : "f"(t46));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t48) : "r"(t47));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t49;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t49) : "r"(from) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t50;
                asm("mov.b32 %0, %1;" : "=r"(t50) : "f"(t49));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t51;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t51) : "r"(t50));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t52;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t52) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t53 = t52 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t53) {
                    const u32 t54 = t36 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t54) : "memory");
                }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = seq_k + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t56 = t55 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t56 > 1u ? t56 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = seq_k >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t58 < end ? t58 : end;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = end - whole;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 masked_right = t60 < end ? t60 : end;
#line 31 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t62 = index / group;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t63 = tile * 3u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t63 % 6u;
                const u32 t65 = slot + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t66 = t65 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = t13 + t66;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t68 = t63 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t69 = t68 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = t69 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t67), "r"(t70) : "memory");
                const u32 t71 = slot + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t72 = t71 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t13 + t72;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t74 = slot << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t75 = smem_1 + t74;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t76;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t76) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t77 = t76 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t77) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t73) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t75), "l"(q), "r"(t73), "r"(0u), "r"(index), "r"(t48), "r"(t51) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t78 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t79 = t78 + 1u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t79 % 6u;
                const u32 t81 = slot_2 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t82 = t81 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t83 = t13 + t82;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t79 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t84 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t85 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t83), "r"(t86) : "memory");
                const u32 t87 = slot_2 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t89 = t13 + t88;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t48 + 64u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t91 = slot_2 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t92 = smem_1 + t91;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t93;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t93) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t94 = t93 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t94) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t89) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t92), "l"(q), "r"(t89), "r"(0u), "r"(index), "r"(t90), "r"(t51) : "memory");
                }
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t95 = tile * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t96 = t95 + 2u;
#line 102 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t96 % 6u;
                const u32 t98 = slot_3 + 14u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = t98 << 3u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t13 + t99;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t101 = t96 / 6u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t101 & 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t102 ^ 1u;
#line 103 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t100), "r"(t103) : "memory");
                const u32 t104 = slot_3 + 8u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 << 3u;
#line 104 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t13 + t105;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t107 = t48 + 128u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t108 = slot_3 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t109 = smem_1 + t108;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t110;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t110) : );
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t111 = t110 == 1u;
#line 108 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t111) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t106) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t109), "l"(q), "r"(t106), "r"(0u), "r"(index), "r"(t107), "r"(t51) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 1u;
                const u32 t113 = slot_4 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t114 = t13 + t113;
                const u32 t115 = slot_4 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t13 + t116;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t118 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t119 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t117), "r"(t120) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t121 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t122 = t121 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = slot_4 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t124 = t11 + t123;
                u32 t125;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t125) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t126 = t125 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t126) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t114) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t124), "l"(k), "r"(t114), "r"(0u), "r"(t62), "r"(t122), "r"(t51) : "memory");
                }
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_5 = passed & 1u;
                const u32 t128 = slot_5 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t129 = t128 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t130 = t13 + t129;
                const u32 t131 = slot_5 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t132 = t131 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t133 = t13 + t132;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t134 = passed >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t135 = t134 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t136 = t135 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t133), "r"(t136) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t137 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t138 = t137 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t139 = slot_5 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t140 = t12 + t139;
                u32 t141;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t141) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t142 = t141 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t142) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t130) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t140), "l"(v), "r"(t130), "r"(0u), "r"(t62), "r"(t138), "r"(t51) : "memory");
                }
#line 119 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t143 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t143 & 1u;
                    const u32 t145 = slot_6 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t146 = t13 + t145;
                    const u32 t147 = slot_6 + 2u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t147 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t13 + t148;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t150 = t143 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t151 = t150 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t149), "r"(t152) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t153 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t154 = t153 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t155 = t154 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = slot_6 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t11 + t156;
                    u32 t158;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t158) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t159 = t158 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t159) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t146) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t157), "l"(k), "r"(t146), "r"(0u), "r"(t62), "r"(t155), "r"(t51) : "memory");
                    }
#line 184 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = passed + i;
#line 188 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_7 = t160 & 1u;
                    const u32 t162 = slot_7 + 4u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t162 << 3u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t13 + t163;
                    const u32 t165 = slot_7 + 6u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 << 3u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t167 = t13 + t166;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t168 = t160 >> 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t169 = t168 & 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = t169 ^ 1u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t167), "r"(t170) : "memory");
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t171 = end - 1u;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t172 = t171 - i;
#line 199 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t173 = t172 << 7u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t174 = slot_7 << 14u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t175 = t12 + t174;
                    u32 t176;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t176) : );
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t177 = t176 == 1u;
#line 211 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t177) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t164) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t175), "l"(v), "r"(t164), "r"(0u), "r"(t62), "r"(t173), "r"(t51) : "memory");
                    }
                }
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t178 = passed + end;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t178;
                const u32 t179 = tile + 1u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t179;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t180 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t36), "r"(t180) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t181 = t36 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t182;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t182) : "r"(t181) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t183;
                asm("mov.b32 %0, %1;" : "=r"(t183) : "f"(t182));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t184;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t184) : "r"(t183));
#line 56 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t184;
            }
        }
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t186 = warp == 1u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t186) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t187 = seq_q + 191u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t187 / 192u;
            const u32 t189 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t189 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t191 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t191;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t192 = index_2 < total;
                if (!t192) break;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t193 = heads_per_section * of_head;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t194 = index_2 / t193;
#line 82 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t194 * heads_per_section;
                const u32 t196 = heads * batch;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t197 = t196 - first;
#line 83 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t197 < heads_per_section ? t197 : heads_per_section;
                const u32 t199 = first * of_head;
#line 84 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t199;
                const u32 t201 = rest % heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t202 = first + t201;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t203 = of_head - 1u;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t204 = rest / heads_2;
#line 85 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t205 = t203 - t204;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t206 = t205 * 192u;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t207 = t202 % heads;
#line 89 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t208 = t202 / heads;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t209;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t209) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t210 = t209 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t210) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t36 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t212;
                    asm("mov.b32 %0, %1;" : "=f"(t212) : "r"(t207));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t212) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t213;
                    asm("mov.b32 %0, %1;" : "=f"(t213) : "r"(t206));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t213) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t214;
                    asm("mov.b32 %0, %1;" : "=f"(t214) : "r"(t208));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t214) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t215;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t215) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t216 = t215 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t216) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t36) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t217 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t217;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t218 = t36 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t219 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t220 = t219 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t218), "r"(t220) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t221 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t221) {
                    const u32 t222 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t223;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t223) : "l"(claims), "r"(t222) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t223;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t224 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t225;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t225) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t226 = t224 + t225;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t226;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t228;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t228) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t229 = t228 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t229) {
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t230 = t36 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t230), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t231;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t231) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t232 = t231 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t232) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t36) : "memory");
            }
        }
    } else {
#line 72 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 160;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t234 = index_3 << 13u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t235 = t10 + t234;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t236 = warp & 3u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t237 = t236 << 4u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t238 = index_3 << 6u;
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
        const u32 t239 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t36), "r"(t239) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t240 = t36 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t241;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t241) : "r"(t240) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t242;
        asm("mov.b32 %0, %1;" : "=r"(t242) : "f"(t241));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t243;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t243) : "r"(t242));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t243;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t244 = index_3 == 2u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t244) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 97 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t245 = index_4 != 4294967295u;
            if (!t245) break;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t36 + 16u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t247;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t247) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t248;
            asm("mov.b32 %0, %1;" : "=r"(t248) : "f"(t247));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t249;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t249) : "r"(t248));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t250;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t250) : "r"(from_2) : "memory");
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t251;
            asm("mov.b32 %0, %1;" : "=r"(t251) : "f"(t250));
#line 194 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t252;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t252) : "r"(t251));
#line 175 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t253;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t253) : );
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t254 = t253 == 1u;
#line 176 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t254) {
                const u32 t255 = t36 + 8u;
#line 177 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t255) : "memory");
            }
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = seq_k + 127u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t257 = t256 >> 7u;
#line 331 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t257 > 1u ? t257 : 1u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = seq_k >> 7u;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t259 < end_2 ? t259 : end_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t261 = end_2 - whole_2;
#line 338 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t261 < end_2 ? t261 : end_2;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t263 = t249 + t238;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t264 = t263 + t237;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t265 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t266 = t264 + t265;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t267 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_3;
            asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t270 = t2_3 * score_scale;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t271 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t272 = t264 + t271;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t273 = t272 + 8u;
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t274 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_4;
            asm("abs.f32 %0, %1;" : "=f"(t1_4) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_4;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 195 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t277 = t2_4 * score_scale;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t278 = count * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t279 = t278 + index_3;
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t280;
            asm("max.f32 %0, %1, %2;" : "=f"(t280) : "f"(t1_2), "f"(1e-30f));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t281;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t281) : "f"(t280));
#line 142 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 none = t281 * -67108864.0f;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = none;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = none;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 122 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t283 = t279 % 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t284 = t283 + 8u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t285 = t284 << 3u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t286 = t13 + t285;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t287 = t279 / 6u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t288 = t287 & 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t286), "r"(t288) : "memory");
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t289 = passed_2 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t290 = t289 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t291 = t13 + t290;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t292 = passed_2 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t293 = t292 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t291), "r"(t293) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t294 = t279 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t295 = t294 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t296 = smem_1 + t295;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t297 = passed_2 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = t297 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t299 = t11 + t298;
            const u32 t300 = t296 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t301 = t299 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t302 = t300 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t303 = (u64)t302;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t304 = t303 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t305 = t301 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t306 = (u64)t305;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t307 = t306 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t308 = t300 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t309 = (u64)t308;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t310 = t309 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t311 = t301 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t312 = (u64)t311;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t313 = t312 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = t300 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t315 = (u64)t314;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t316 = t315 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t317 = t301 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t318 = (u64)t317;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t319 = t318 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t320 = t300 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t321 = (u64)t320;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t322 = t321 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t323 = t301 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t324 = (u64)t323;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t325 = t324 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t304), "l"(t307), "l"(t310), "l"(t313), "l"(t316), "l"(t319), "l"(t322), "l"(t325) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t326 = passed_2 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t327 = t326 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = t327 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t13 + t328;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t330 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t330) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t329) : "memory");
            }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t331 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t331 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t333 = t249 + t238;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t333 + t237;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t335 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t336 = t335 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t337 = first_key + t336;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t338 = seq_k - 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_2 = s * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_2;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_2) : "f"(t3_2));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t4_2;
#line 12 "src/functions/caps.rs"
            const f32 t3_3 = s_3 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_3;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_3) : "f"(t3_3));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t4_3;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t343 = t337 + 1u;
#line 12 "src/functions/caps.rs"
            const f32 t3_4 = s_2 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_4;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_4) : "f"(t3_4));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t4_4;
#line 12 "src/functions/caps.rs"
            const f32 t3_5 = s_4 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_5;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_5) : "f"(t3_5));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t4_5;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t348 = t337 + 8u;
#line 12 "src/functions/caps.rs"
            const f32 t3_6 = s_5 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_6;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_6) : "f"(t3_6));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t4_6;
#line 12 "src/functions/caps.rs"
            const f32 t3_7 = s_7 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_7;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_7) : "f"(t3_7));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t4_7;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t353 = t337 + 9u;
#line 12 "src/functions/caps.rs"
            const f32 t3_8 = s_6 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_8;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_8) : "f"(t3_8));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t4_8;
#line 12 "src/functions/caps.rs"
            const f32 t3_9 = s_8 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_9;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_9) : "f"(t3_9));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t4_9;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t358 = t337 + 16u;
#line 12 "src/functions/caps.rs"
            const f32 t3_10 = s_9 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_10;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_10) : "f"(t3_10));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t4_10;
#line 12 "src/functions/caps.rs"
            const f32 t3_11 = s_11 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_11;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_11) : "f"(t3_11));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t4_11;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t363 = t337 + 17u;
#line 12 "src/functions/caps.rs"
            const f32 t3_12 = s_10 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_12;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_12) : "f"(t3_12));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t4_12;
#line 12 "src/functions/caps.rs"
            const f32 t3_13 = s_12 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_13;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_13) : "f"(t3_13));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t4_13;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t368 = t337 + 24u;
#line 12 "src/functions/caps.rs"
            const f32 t3_14 = s_13 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_14;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_14) : "f"(t3_14));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t4_14;
#line 12 "src/functions/caps.rs"
            const f32 t3_15 = s_15 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_15;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_15) : "f"(t3_15));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t4_15;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t373 = t337 + 25u;
#line 12 "src/functions/caps.rs"
            const f32 t3_16 = s_14 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_16;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_16) : "f"(t3_16));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t4_16;
#line 12 "src/functions/caps.rs"
            const f32 t3_17 = s_16 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_17;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_17) : "f"(t3_17));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t4_17;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t378 = t337 + 32u;
#line 12 "src/functions/caps.rs"
            const f32 t3_18 = s_17 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_18;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_18) : "f"(t3_18));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t4_18;
#line 12 "src/functions/caps.rs"
            const f32 t3_19 = s_19 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_19;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_19) : "f"(t3_19));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t4_19;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t383 = t337 + 33u;
#line 12 "src/functions/caps.rs"
            const f32 t3_20 = s_18 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_20;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_20) : "f"(t3_20));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t4_20;
#line 12 "src/functions/caps.rs"
            const f32 t3_21 = s_20 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_21;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_21) : "f"(t3_21));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t4_21;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t388 = t337 + 40u;
#line 12 "src/functions/caps.rs"
            const f32 t3_22 = s_21 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_22;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_22) : "f"(t3_22));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t4_22;
#line 12 "src/functions/caps.rs"
            const f32 t3_23 = s_23 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_23;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_23) : "f"(t3_23));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t4_23;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t393 = t337 + 41u;
#line 12 "src/functions/caps.rs"
            const f32 t3_24 = s_22 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_24;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_24) : "f"(t3_24));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t4_24;
#line 12 "src/functions/caps.rs"
            const f32 t3_25 = s_24 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_25;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_25) : "f"(t3_25));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t4_25;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t398 = t337 + 48u;
#line 12 "src/functions/caps.rs"
            const f32 t3_26 = s_25 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_26;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_26) : "f"(t3_26));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t4_26;
#line 12 "src/functions/caps.rs"
            const f32 t3_27 = s_27 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_27;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_27) : "f"(t3_27));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t4_27;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t403 = t337 + 49u;
#line 12 "src/functions/caps.rs"
            const f32 t3_28 = s_26 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_28;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_28) : "f"(t3_28));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t4_28;
#line 12 "src/functions/caps.rs"
            const f32 t3_29 = s_28 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_29;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_29) : "f"(t3_29));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t4_29;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t408 = t337 + 56u;
#line 12 "src/functions/caps.rs"
            const f32 t3_30 = s_29 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_30;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_30) : "f"(t3_30));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t4_30;
#line 12 "src/functions/caps.rs"
            const f32 t3_31 = s_31 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_31;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_31) : "f"(t3_31));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t4_31;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t413 = t337 + 57u;
#line 12 "src/functions/caps.rs"
            const f32 t3_32 = s_30 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_32;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_32) : "f"(t3_32));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t4_32;
#line 12 "src/functions/caps.rs"
            const f32 t3_33 = s_32 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_33;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_33) : "f"(t3_33));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t4_33;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t418 = t337 + 64u;
#line 12 "src/functions/caps.rs"
            const f32 t3_34 = s_33 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_34;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_34) : "f"(t3_34));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t4_34;
#line 12 "src/functions/caps.rs"
            const f32 t3_35 = s_35 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_35;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_35) : "f"(t3_35));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t4_35;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t423 = t337 + 65u;
#line 12 "src/functions/caps.rs"
            const f32 t3_36 = s_34 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_36;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_36) : "f"(t3_36));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t4_36;
#line 12 "src/functions/caps.rs"
            const f32 t3_37 = s_36 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_37;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_37) : "f"(t3_37));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t4_37;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t428 = t337 + 72u;
#line 12 "src/functions/caps.rs"
            const f32 t3_38 = s_37 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_38;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_38) : "f"(t3_38));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t4_38;
#line 12 "src/functions/caps.rs"
            const f32 t3_39 = s_39 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_39;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_39) : "f"(t3_39));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t4_39;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t433 = t337 + 73u;
#line 12 "src/functions/caps.rs"
            const f32 t3_40 = s_38 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_40;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_40) : "f"(t3_40));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t4_40;
#line 12 "src/functions/caps.rs"
            const f32 t3_41 = s_40 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_41;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_41) : "f"(t3_41));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t4_41;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t438 = t337 + 80u;
#line 12 "src/functions/caps.rs"
            const f32 t3_42 = s_41 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_42;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_42) : "f"(t3_42));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t4_42;
#line 12 "src/functions/caps.rs"
            const f32 t3_43 = s_43 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_43;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_43) : "f"(t3_43));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t4_43;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t443 = t337 + 81u;
#line 12 "src/functions/caps.rs"
            const f32 t3_44 = s_42 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_44;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_44) : "f"(t3_44));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t4_44;
#line 12 "src/functions/caps.rs"
            const f32 t3_45 = s_44 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_45;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_45) : "f"(t3_45));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t4_45;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t448 = t337 + 88u;
#line 12 "src/functions/caps.rs"
            const f32 t3_46 = s_45 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_46;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_46) : "f"(t3_46));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t4_46;
#line 12 "src/functions/caps.rs"
            const f32 t3_47 = s_47 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_47;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_47) : "f"(t3_47));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t4_47;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t453 = t337 + 89u;
#line 12 "src/functions/caps.rs"
            const f32 t3_48 = s_46 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_48;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_48) : "f"(t3_48));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t4_48;
#line 12 "src/functions/caps.rs"
            const f32 t3_49 = s_48 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_49;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_49) : "f"(t3_49));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t4_49;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t458 = t337 + 96u;
#line 12 "src/functions/caps.rs"
            const f32 t3_50 = s_49 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_50;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_50) : "f"(t3_50));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t4_50;
#line 12 "src/functions/caps.rs"
            const f32 t3_51 = s_51 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_51;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_51) : "f"(t3_51));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t4_51;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t463 = t337 + 97u;
#line 12 "src/functions/caps.rs"
            const f32 t3_52 = s_50 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_52;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_52) : "f"(t3_52));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t4_52;
#line 12 "src/functions/caps.rs"
            const f32 t3_53 = s_52 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_53;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_53) : "f"(t3_53));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t4_53;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t468 = t337 + 104u;
#line 12 "src/functions/caps.rs"
            const f32 t3_54 = s_53 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_54;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_54) : "f"(t3_54));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t4_54;
#line 12 "src/functions/caps.rs"
            const f32 t3_55 = s_55 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_55;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_55) : "f"(t3_55));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t4_55;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t473 = t337 + 105u;
#line 12 "src/functions/caps.rs"
            const f32 t3_56 = s_54 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_56;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_56) : "f"(t3_56));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t4_56;
#line 12 "src/functions/caps.rs"
            const f32 t3_57 = s_56 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_57;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_57) : "f"(t3_57));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t4_57;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t478 = t337 + 112u;
#line 12 "src/functions/caps.rs"
            const f32 t3_58 = s_57 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_58;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_58) : "f"(t3_58));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_57 = t4_58;
#line 12 "src/functions/caps.rs"
            const f32 t3_59 = s_59 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_59;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_59) : "f"(t3_59));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_59 = t4_59;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t483 = t337 + 113u;
#line 12 "src/functions/caps.rs"
            const f32 t3_60 = s_58 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_60;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_60) : "f"(t3_60));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_58 = t4_60;
#line 12 "src/functions/caps.rs"
            const f32 t3_61 = s_60 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_61;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_61) : "f"(t3_61));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_60 = t4_61;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t488 = t337 + 120u;
#line 12 "src/functions/caps.rs"
            const f32 t3_62 = s_61 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_62;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_62) : "f"(t3_62));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_61 = t4_62;
#line 12 "src/functions/caps.rs"
            const f32 t3_63 = s_63 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_63;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_63) : "f"(t3_63));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_63 = t4_63;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t493 = t337 + 121u;
#line 12 "src/functions/caps.rs"
            const f32 t3_64 = s_62 * t270;
#line 12 "src/functions/caps.rs"
            f32 t4_64;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_64) : "f"(t3_64));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_62 = t4_64;
#line 12 "src/functions/caps.rs"
            const f32 t3_65 = s_64 * t277;
#line 12 "src/functions/caps.rs"
            f32 t4_65;
            asm("tanh.approx.f32 %0, %1;" : "=f"(t4_65) : "f"(t3_65));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
            s_64 = t4_65;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t498 = masked_right_2 != 0u;
#line 486 "fa-kernels/src/attention/kernel_problem.rs"
            if (t498) {
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t499 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t499 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t501 = t249 + t238;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t501 + t237;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t503 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t504 = t503 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t504;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t506 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t507 = first_query_2 + t506;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t508 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t508 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t511 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t511;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t513 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t513;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t515 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t515;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t517 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t517;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t519 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t519;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t521 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t521;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t523 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t523;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t525 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t525;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t527 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t527;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t529 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t529;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t531 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t531;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t533 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t533;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t535 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t535;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t537 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t537;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t539 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t539;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t541 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t541;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t543 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t543;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t545 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t545;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t547 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t547;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t549 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t549;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t551 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t551;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t553 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t553;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t555 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t555;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t557 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t557;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t559 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t559;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t561 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t561;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t563 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t563;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t565 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t565;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t567 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t567;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t569 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t569;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t571 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t571;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t573 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t573;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t574 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t575 = first_query_2 + t574;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t576 = t575 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t577 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t577 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t580 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t580;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t582 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t582;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t584 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t584;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t586 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t586;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t588 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t588;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t590 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t590;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t592 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t592;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t594 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t594;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t596 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t596;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t598 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t598;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t600 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t600;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t602 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t602;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t604 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t604;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t606 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t606;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t608 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t608;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t610 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t610;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t612 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t612;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t614 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t614;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t616 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t616;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t618 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t618;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t620 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t620;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t622 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t622;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t624 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t624;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t626 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t626;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t628 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t628;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t630 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t630;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t632 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t634 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t634;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t636 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t636;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t638 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t638;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t640 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t640;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t642 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t642;
            }
#line 164 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t644;
            asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(old), "f"(s));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t645;
            asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(t644), "f"(s_9));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t646;
            asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(s_2), "f"(s_10));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t647;
            asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(s_5), "f"(s_13));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t648;
            asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(s_6), "f"(s_14));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t649;
            asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t645), "f"(s_17));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t650;
            asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t646), "f"(s_18));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t651;
            asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t647), "f"(s_21));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t652;
            asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t648), "f"(s_22));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t653;
            asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t649), "f"(s_25));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t654;
            asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t650), "f"(s_26));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t655;
            asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t651), "f"(s_29));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t656;
            asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t652), "f"(s_30));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t657;
            asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_33));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t658;
            asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_34));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t659;
            asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_37));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t660;
            asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_38));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t661;
            asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_41));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t662;
            asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_42));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t663;
            asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_45));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t664;
            asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_46));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t665;
            asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_49));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t666;
            asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_50));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t667;
            asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_53));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t668;
            asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(s_54));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t669;
            asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t665), "f"(s_57));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t670;
            asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t666), "f"(s_58));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t671;
            asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t667), "f"(s_61));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t672;
            asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t668), "f"(s_62));
            f32 t673;
            asm("max.f32 %0, %1, %2;" : "=f"(t673) : "f"(t669), "f"(t670));
#line 188 "fa-kernels/src/attention/softmax.rs"
            f32 t674;
            asm("max.f32 %0, %1, %2;" : "=f"(t674) : "f"(t671), "f"(t672));
#line 188 "fa-kernels/src/attention/softmax.rs"
            f32 t675;
            asm("max.f32 %0, %1, %2;" : "=f"(t675) : "f"(t673), "f"(t674));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t676;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t676) : "f"(t675));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t675), "f"(t676));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t678;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t678) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t678));
#line 196 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = new_1 * t3;
#line 167 "fa-kernels/src/attention/softmax.rs"
            const f32 t681 = -reference;
#line 167 "fa-kernels/src/attention/softmax.rs"
            f32 t682;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t682) : "f"(old), "f"(t3), "f"(t681));
#line 167 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t682));
#line 168 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 216 "fa-kernels/src/attention/softmax.rs"
            const f32 t684 = row_sum * rescale;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t685 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(t3), "f"(t685));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t687;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t687) : "f"(exponent));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s = t687;
            const f32 t688 = t684 + s;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t689 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(t3), "f"(t689));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t691;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t691) : "f"(exponent_2));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_2 = t691;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t692 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(t3), "f"(t692));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t694;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t694) : "f"(exponent_3));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_5 = t694;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t695 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(t3), "f"(t695));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t697;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t697) : "f"(exponent_4));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_6 = t697;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t698 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(t3), "f"(t698));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t700;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t700) : "f"(exponent_5));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_9 = t700;
            const f32 t701 = t688 + s_9;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t702 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(t3), "f"(t702));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t704;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t704) : "f"(exponent_6));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_10 = t704;
            const f32 t705 = s_2 + s_10;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t706 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(t3), "f"(t706));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t708;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t708) : "f"(exponent_7));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_13 = t708;
            const f32 t709 = s_5 + s_13;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t710 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(t3), "f"(t710));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t712;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t712) : "f"(exponent_8));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_14 = t712;
            const f32 t713 = s_6 + s_14;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t714 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(t3), "f"(t714));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_9));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_17 = t716;
            const f32 t717 = t701 + s_17;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t718 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(t3), "f"(t718));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t720;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t720) : "f"(exponent_10));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_18 = t720;
            const f32 t721 = t705 + s_18;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t722 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(t3), "f"(t722));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t724;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t724) : "f"(exponent_11));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_21 = t724;
            const f32 t725 = t709 + s_21;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t726 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(t3), "f"(t726));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t728;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t728) : "f"(exponent_12));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_22 = t728;
            const f32 t729 = t713 + s_22;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t730 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(t3), "f"(t730));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t732;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t732) : "f"(exponent_13));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_25 = t732;
            const f32 t733 = t717 + s_25;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t734 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(t3), "f"(t734));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t736;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t736) : "f"(exponent_14));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_26 = t736;
            const f32 t737 = t721 + s_26;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t738 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(t3), "f"(t738));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t740;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t740) : "f"(exponent_15));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_29 = t740;
            const f32 t741 = t725 + s_29;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t742 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(t3), "f"(t742));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t744;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t744) : "f"(exponent_16));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_30 = t744;
            const f32 t745 = t729 + s_30;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t746 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(t3), "f"(t746));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t748;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t748) : "f"(exponent_17));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_33 = t748;
            const f32 t749 = t733 + s_33;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t750 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(t3), "f"(t750));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t752;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t752) : "f"(exponent_18));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_34 = t752;
            const f32 t753 = t737 + s_34;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t754 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(t3), "f"(t754));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t756;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t756) : "f"(exponent_19));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_37 = t756;
            const f32 t757 = t741 + s_37;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t758 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(t3), "f"(t758));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t760;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t760) : "f"(exponent_20));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_38 = t760;
            const f32 t761 = t745 + s_38;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t762 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(t3), "f"(t762));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t764;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t764) : "f"(exponent_21));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_41 = t764;
            const f32 t765 = t749 + s_41;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t766 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(t3), "f"(t766));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t768;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t768) : "f"(exponent_22));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_42 = t768;
            const f32 t769 = t753 + s_42;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t770 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(t3), "f"(t770));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t772;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t772) : "f"(exponent_23));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_45 = t772;
            const f32 t773 = t757 + s_45;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t774 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(t3), "f"(t774));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t776;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t776) : "f"(exponent_24));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_46 = t776;
            const f32 t777 = t761 + s_46;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t778 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(t3), "f"(t778));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t780;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t780) : "f"(exponent_25));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_49 = t780;
            const f32 t781 = t765 + s_49;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t782 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(t3), "f"(t782));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t784;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t784) : "f"(exponent_26));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_50 = t784;
            const f32 t785 = t769 + s_50;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t786 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(t3), "f"(t786));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t788;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t788) : "f"(exponent_27));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_53 = t788;
            const f32 t789 = t773 + s_53;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t790 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(t3), "f"(t790));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t792;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t792) : "f"(exponent_28));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_54 = t792;
            const f32 t793 = t777 + s_54;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t794 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(t3), "f"(t794));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t796) : "f"(exponent_29));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_57 = t796;
            const f32 t797 = t781 + s_57;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t798 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(t3), "f"(t798));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t800;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t800) : "f"(exponent_30));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_58 = t800;
            const f32 t801 = t785 + s_58;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t802 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(t3), "f"(t802));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t804;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t804) : "f"(exponent_31));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_61 = t804;
            const f32 t805 = t789 + s_61;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t806 = -reference;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(t3), "f"(t806));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t808;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t808) : "f"(exponent_32));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_62 = t808;
            const f32 t809 = t793 + s_62;
#line 222 "fa-kernels/src/attention/softmax.rs"
            const f32 t810 = t797 + t801;
#line 222 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = t805 + t809;
#line 222 "fa-kernels/src/attention/softmax.rs"
            const f32 t812 = t810 + t811;
#line 222 "fa-kernels/src/attention/softmax.rs"
            row_sum = t812;
#line 164 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t814;
            asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(old_2), "f"(s_3));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t815;
            asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(t814), "f"(s_11));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t816;
            asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(s_4), "f"(s_12));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(s_7), "f"(s_15));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t818;
            asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(s_8), "f"(s_16));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t819;
            asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t815), "f"(s_19));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t820;
            asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t816), "f"(s_20));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t817), "f"(s_23));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t822;
            asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t818), "f"(s_24));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t823;
            asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(s_27));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t824;
            asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(s_28));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_31));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t826;
            asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_32));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t827;
            asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_35));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t828;
            asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_36));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_39));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t830;
            asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_40));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_43));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t832;
            asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_44));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_47));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t834;
            asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_48));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t835;
            asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_51));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t836;
            asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_52));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_55));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t838;
            asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_56));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t839;
            asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_59));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t840;
            asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_60));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_63));
#line 186 "fa-kernels/src/attention/softmax.rs"
            f32 t842;
            asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(s_64));
            f32 t843;
            asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t839), "f"(t840));
#line 188 "fa-kernels/src/attention/softmax.rs"
            f32 t844;
            asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t841), "f"(t842));
#line 188 "fa-kernels/src/attention/softmax.rs"
            f32 t845;
            asm("max.f32 %0, %1, %2;" : "=f"(t845) : "f"(t843), "f"(t844));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t846;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t846) : "f"(t845));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t845), "f"(t846));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t848;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t848) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t848));
#line 196 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = new_2 * t3;
#line 167 "fa-kernels/src/attention/softmax.rs"
            const f32 t851 = -reference_2;
#line 167 "fa-kernels/src/attention/softmax.rs"
            f32 t852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t852) : "f"(old_2), "f"(t3), "f"(t851));
#line 167 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t852));
#line 168 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 216 "fa-kernels/src/attention/softmax.rs"
            const f32 t854 = row_sum_2 * rescale_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(t3), "f"(t855));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_33));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_3 = t857;
            const f32 t858 = t854 + s_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t859 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(t3), "f"(t859));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_34));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_4 = t861;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t862 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(t3), "f"(t862));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t864;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t864) : "f"(exponent_35));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_7 = t864;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t865 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(t3), "f"(t865));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t867;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t867) : "f"(exponent_36));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_8 = t867;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t868 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(t3), "f"(t868));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t870;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t870) : "f"(exponent_37));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_11 = t870;
            const f32 t871 = t858 + s_11;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t872 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(t3), "f"(t872));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t874;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t874) : "f"(exponent_38));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_12 = t874;
            const f32 t875 = s_4 + s_12;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t876 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(t3), "f"(t876));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t878;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t878) : "f"(exponent_39));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_15 = t878;
            const f32 t879 = s_7 + s_15;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t880 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(t3), "f"(t880));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t882;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t882) : "f"(exponent_40));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_16 = t882;
            const f32 t883 = s_8 + s_16;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t884 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(t3), "f"(t884));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t886;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t886) : "f"(exponent_41));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_19 = t886;
            const f32 t887 = t871 + s_19;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t888 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(t3), "f"(t888));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t890;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t890) : "f"(exponent_42));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_20 = t890;
            const f32 t891 = t875 + s_20;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t892 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(t3), "f"(t892));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t894;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t894) : "f"(exponent_43));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_23 = t894;
            const f32 t895 = t879 + s_23;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t896 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(t3), "f"(t896));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t898;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t898) : "f"(exponent_44));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_24 = t898;
            const f32 t899 = t883 + s_24;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t900 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(t3), "f"(t900));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t902;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t902) : "f"(exponent_45));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_27 = t902;
            const f32 t903 = t887 + s_27;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t904 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(t3), "f"(t904));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t906;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t906) : "f"(exponent_46));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_28 = t906;
            const f32 t907 = t891 + s_28;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t908 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(t3), "f"(t908));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t910;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t910) : "f"(exponent_47));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_31 = t910;
            const f32 t911 = t895 + s_31;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t912 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(t3), "f"(t912));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t914;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t914) : "f"(exponent_48));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_32 = t914;
            const f32 t915 = t899 + s_32;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t916 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(t3), "f"(t916));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t918;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t918) : "f"(exponent_49));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_35 = t918;
            const f32 t919 = t903 + s_35;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t920 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(t3), "f"(t920));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t922;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t922) : "f"(exponent_50));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_36 = t922;
            const f32 t923 = t907 + s_36;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t924 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(t3), "f"(t924));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t926;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t926) : "f"(exponent_51));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_39 = t926;
            const f32 t927 = t911 + s_39;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t928 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(t3), "f"(t928));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t930;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t930) : "f"(exponent_52));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_40 = t930;
            const f32 t931 = t915 + s_40;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t932 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(t3), "f"(t932));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t934;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t934) : "f"(exponent_53));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_43 = t934;
            const f32 t935 = t919 + s_43;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t936 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(t3), "f"(t936));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t938;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t938) : "f"(exponent_54));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_44 = t938;
            const f32 t939 = t923 + s_44;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t940 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(t3), "f"(t940));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t942;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t942) : "f"(exponent_55));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_47 = t942;
            const f32 t943 = t927 + s_47;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t944 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(t3), "f"(t944));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t946;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t946) : "f"(exponent_56));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_48 = t946;
            const f32 t947 = t931 + s_48;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t948 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(t3), "f"(t948));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t950;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t950) : "f"(exponent_57));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_51 = t950;
            const f32 t951 = t935 + s_51;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(t3), "f"(t952));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t954;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_58));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_52 = t954;
            const f32 t955 = t939 + s_52;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t956 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(t3), "f"(t956));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t958;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_59));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_55 = t958;
            const f32 t959 = t943 + s_55;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t960 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(t3), "f"(t960));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t962;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t962) : "f"(exponent_60));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_56 = t962;
            const f32 t963 = t947 + s_56;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t964 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(t3), "f"(t964));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t966;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t966) : "f"(exponent_61));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_59 = t966;
            const f32 t967 = t951 + s_59;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t968 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(t3), "f"(t968));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t970;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t970) : "f"(exponent_62));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_60 = t970;
            const f32 t971 = t955 + s_60;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t972 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(t3), "f"(t972));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t974;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t974) : "f"(exponent_63));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_63 = t974;
            const f32 t975 = t959 + s_63;
#line 218 "fa-kernels/src/attention/softmax.rs"
            const f32 t976 = -reference_2;
#line 218 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(t3), "f"(t976));
#line 236 "fa-kernels/src/attention/softmax.rs"
            f32 t978;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t978) : "f"(exponent_64));
#line 219 "fa-kernels/src/attention/softmax.rs"
            s_64 = t978;
            const f32 t979 = t963 + s_64;
#line 222 "fa-kernels/src/attention/softmax.rs"
            const f32 t980 = t967 + t971;
#line 222 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = t975 + t979;
#line 222 "fa-kernels/src/attention/softmax.rs"
            const f32 t982 = t980 + t981;
#line 222 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t982;
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t983;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t983) : "f"(s), "f"(s_2));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(s_3), "f"(s_4));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(s_5), "f"(s_6));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(s_7), "f"(s_8));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s_9), "f"(s_10));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_11), "f"(s_12));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_13), "f"(s_14));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(s_15), "f"(s_16));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(s_17), "f"(s_18));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s_19), "f"(s_20));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_21), "f"(s_22));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_23), "f"(s_24));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_25), "f"(s_26));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_27), "f"(s_28));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_29), "f"(s_30));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_31), "f"(s_32));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_33), "f"(s_34));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_35), "f"(s_36));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_37), "f"(s_38));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_39), "f"(s_40));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_41), "f"(s_42));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_43), "f"(s_44));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_45), "f"(s_46));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_47), "f"(s_48));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_49), "f"(s_50));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_51), "f"(s_52));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_53), "f"(s_54));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_55), "f"(s_56));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_57), "f"(s_58));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_59), "f"(s_60));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1013;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_61), "f"(s_62));
#line 243 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t983;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t984;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t985;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t986;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t987;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t988;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t989;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t990;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t991;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t992;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t993;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t994;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t995;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t996;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t997;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t998;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t999;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1000;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1001;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1002;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1003;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1004;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1005;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1006;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1007;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1008;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1009;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1010;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_29 = t1011;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_30 = t1012;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_31 = t1013;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_32 = t1014;
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
#line 268 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1017 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1017) : "memory");
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1018 = passed_2 + i_2;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1019 = t1018 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1020 = t1019 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1021 = t13 + t1020;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1022 = t1018 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1023 = t1022 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1021), "r"(t1023) : "memory");
#line 388 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1024 = t279 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1025 = t1024 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1026 = smem_1 + t1025;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1027 = t1018 & 1u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1028 = t1027 << 14u;
#line 390 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1029 = t11 + t1028;
                const u32 t1030 = t1026 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1031 = t1029 >> 4u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1032 = t1030 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1033 = (u64)t1032;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1034 = t1033 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1035 = t1031 + 65536u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1036 = (u64)t1035;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1037 = t1036 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1038 = t1030 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1039 = (u64)t1038;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1040 = t1039 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1041 = t1031 + 65538u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1042 = (u64)t1041;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1043 = t1042 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1044 = t1030 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1045 = (u64)t1044;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1046 = t1045 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1047 = t1031 + 65540u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1048 = (u64)t1047;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1049 = t1048 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1050 = t1030 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1051 = (u64)t1050;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1052 = t1051 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1053 = t1031 + 65542u;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1054 = (u64)t1053;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1055 = t1054 + 4611686293305294848ull;
#line 391 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1034), "l"(t1037), "l"(t1040), "l"(t1043), "l"(t1046), "l"(t1049), "l"(t1052), "l"(t1055) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 347 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1056 = i_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1057 = passed_2 + t1056;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1058 = t1057 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1059 = t1058 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1060 = t1059 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1061 = t13 + t1060;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1062 = t1057 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1063 = t1062 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1061), "r"(t1063) : "memory");
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
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1064 = t1057 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1065 = t1064 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1066 = t12 + t1065;
                const u32 t1067 = t1066 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1068 = t1067 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1069 = (u64)t1068;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1070 = t1069 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1071 = t1067 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1072 = (u64)t1071;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1073 = t1072 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1074 = t1067 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1075 = (u64)t1074;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1076 = t1075 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1077 = t1067 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1078 = (u64)t1077;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1079 = t1078 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1080 = t1067 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1081 = (u64)t1080;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1082 = t1081 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1083 = t1067 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1084 = (u64)t1083;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1085 = t1084 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1086 = t1067 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1087 = (u64)t1086;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1088 = t1087 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1089 = t1067 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1090 = (u64)t1089;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1091 = t1090 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1070), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1073), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1076), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1079), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1082), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1085), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1088), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1091) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1092 = index_3 == 2u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1093 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t1092 ? 0u : t1093;
                const u32 t1095 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1095) : "memory");
#line 349 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1096 = passed_2 + i_2;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1097 = t1096 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = t1097 + 2u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1099 = t1098 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t13 + t1099;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1101 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1101) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1100) : "memory");
                }
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1102 = end_2 - 1u;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = t1102 - i_2;
#line 489 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1103 << 7u;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1105 = t249 + t238;
#line 493 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1105 + t237;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1107 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1108 = t1107 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1109 = first_key_3 + t1108;
#line 12 "src/functions/caps.rs"
                const f32 t3_66 = s * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_66;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_66) : "f"(t3_66));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s = t4_66;
#line 12 "src/functions/caps.rs"
                const f32 t3_67 = s_3 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_67;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_67) : "f"(t3_67));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = t4_67;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1114 = t1109 + 1u;
#line 12 "src/functions/caps.rs"
                const f32 t3_68 = s_2 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_68;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_68) : "f"(t3_68));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = t4_68;
#line 12 "src/functions/caps.rs"
                const f32 t3_69 = s_4 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_69;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_69) : "f"(t3_69));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = t4_69;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1119 = t1109 + 8u;
#line 12 "src/functions/caps.rs"
                const f32 t3_70 = s_5 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_70;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_70) : "f"(t3_70));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = t4_70;
#line 12 "src/functions/caps.rs"
                const f32 t3_71 = s_7 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_71;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_71) : "f"(t3_71));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = t4_71;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1124 = t1109 + 9u;
#line 12 "src/functions/caps.rs"
                const f32 t3_72 = s_6 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_72;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_72) : "f"(t3_72));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = t4_72;
#line 12 "src/functions/caps.rs"
                const f32 t3_73 = s_8 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_73;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_73) : "f"(t3_73));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = t4_73;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1129 = t1109 + 16u;
#line 12 "src/functions/caps.rs"
                const f32 t3_74 = s_9 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_74;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_74) : "f"(t3_74));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = t4_74;
#line 12 "src/functions/caps.rs"
                const f32 t3_75 = s_11 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_75;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_75) : "f"(t3_75));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = t4_75;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1134 = t1109 + 17u;
#line 12 "src/functions/caps.rs"
                const f32 t3_76 = s_10 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_76;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_76) : "f"(t3_76));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = t4_76;
#line 12 "src/functions/caps.rs"
                const f32 t3_77 = s_12 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_77;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_77) : "f"(t3_77));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = t4_77;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1139 = t1109 + 24u;
#line 12 "src/functions/caps.rs"
                const f32 t3_78 = s_13 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_78;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_78) : "f"(t3_78));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = t4_78;
#line 12 "src/functions/caps.rs"
                const f32 t3_79 = s_15 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_79;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_79) : "f"(t3_79));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = t4_79;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1144 = t1109 + 25u;
#line 12 "src/functions/caps.rs"
                const f32 t3_80 = s_14 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_80;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_80) : "f"(t3_80));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = t4_80;
#line 12 "src/functions/caps.rs"
                const f32 t3_81 = s_16 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_81;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_81) : "f"(t3_81));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = t4_81;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1149 = t1109 + 32u;
#line 12 "src/functions/caps.rs"
                const f32 t3_82 = s_17 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_82;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_82) : "f"(t3_82));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = t4_82;
#line 12 "src/functions/caps.rs"
                const f32 t3_83 = s_19 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_83;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_83) : "f"(t3_83));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = t4_83;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1154 = t1109 + 33u;
#line 12 "src/functions/caps.rs"
                const f32 t3_84 = s_18 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_84;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_84) : "f"(t3_84));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = t4_84;
#line 12 "src/functions/caps.rs"
                const f32 t3_85 = s_20 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_85;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_85) : "f"(t3_85));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = t4_85;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1159 = t1109 + 40u;
#line 12 "src/functions/caps.rs"
                const f32 t3_86 = s_21 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_86;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_86) : "f"(t3_86));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = t4_86;
#line 12 "src/functions/caps.rs"
                const f32 t3_87 = s_23 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_87;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_87) : "f"(t3_87));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = t4_87;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1164 = t1109 + 41u;
#line 12 "src/functions/caps.rs"
                const f32 t3_88 = s_22 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_88;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_88) : "f"(t3_88));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = t4_88;
#line 12 "src/functions/caps.rs"
                const f32 t3_89 = s_24 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_89;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_89) : "f"(t3_89));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = t4_89;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1169 = t1109 + 48u;
#line 12 "src/functions/caps.rs"
                const f32 t3_90 = s_25 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_90;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_90) : "f"(t3_90));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = t4_90;
#line 12 "src/functions/caps.rs"
                const f32 t3_91 = s_27 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_91;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_91) : "f"(t3_91));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = t4_91;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1174 = t1109 + 49u;
#line 12 "src/functions/caps.rs"
                const f32 t3_92 = s_26 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_92;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_92) : "f"(t3_92));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = t4_92;
#line 12 "src/functions/caps.rs"
                const f32 t3_93 = s_28 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_93;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_93) : "f"(t3_93));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = t4_93;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1179 = t1109 + 56u;
#line 12 "src/functions/caps.rs"
                const f32 t3_94 = s_29 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_94;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_94) : "f"(t3_94));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = t4_94;
#line 12 "src/functions/caps.rs"
                const f32 t3_95 = s_31 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_95;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_95) : "f"(t3_95));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = t4_95;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1184 = t1109 + 57u;
#line 12 "src/functions/caps.rs"
                const f32 t3_96 = s_30 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_96;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_96) : "f"(t3_96));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = t4_96;
#line 12 "src/functions/caps.rs"
                const f32 t3_97 = s_32 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_97;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_97) : "f"(t3_97));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = t4_97;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1189 = t1109 + 64u;
#line 12 "src/functions/caps.rs"
                const f32 t3_98 = s_33 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_98;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_98) : "f"(t3_98));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_33 = t4_98;
#line 12 "src/functions/caps.rs"
                const f32 t3_99 = s_35 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_99;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_99) : "f"(t3_99));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_35 = t4_99;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1194 = t1109 + 65u;
#line 12 "src/functions/caps.rs"
                const f32 t3_100 = s_34 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_100;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_100) : "f"(t3_100));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_34 = t4_100;
#line 12 "src/functions/caps.rs"
                const f32 t3_101 = s_36 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_101;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_101) : "f"(t3_101));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_36 = t4_101;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1199 = t1109 + 72u;
#line 12 "src/functions/caps.rs"
                const f32 t3_102 = s_37 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_102;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_102) : "f"(t3_102));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_37 = t4_102;
#line 12 "src/functions/caps.rs"
                const f32 t3_103 = s_39 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_103;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_103) : "f"(t3_103));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_39 = t4_103;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1204 = t1109 + 73u;
#line 12 "src/functions/caps.rs"
                const f32 t3_104 = s_38 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_104;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_104) : "f"(t3_104));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_38 = t4_104;
#line 12 "src/functions/caps.rs"
                const f32 t3_105 = s_40 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_105;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_105) : "f"(t3_105));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_40 = t4_105;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1209 = t1109 + 80u;
#line 12 "src/functions/caps.rs"
                const f32 t3_106 = s_41 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_106;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_106) : "f"(t3_106));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_41 = t4_106;
#line 12 "src/functions/caps.rs"
                const f32 t3_107 = s_43 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_107;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_107) : "f"(t3_107));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_43 = t4_107;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1214 = t1109 + 81u;
#line 12 "src/functions/caps.rs"
                const f32 t3_108 = s_42 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_108;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_108) : "f"(t3_108));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_42 = t4_108;
#line 12 "src/functions/caps.rs"
                const f32 t3_109 = s_44 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_109;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_109) : "f"(t3_109));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_44 = t4_109;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1219 = t1109 + 88u;
#line 12 "src/functions/caps.rs"
                const f32 t3_110 = s_45 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_110;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_110) : "f"(t3_110));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_45 = t4_110;
#line 12 "src/functions/caps.rs"
                const f32 t3_111 = s_47 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_111;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_111) : "f"(t3_111));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_47 = t4_111;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1224 = t1109 + 89u;
#line 12 "src/functions/caps.rs"
                const f32 t3_112 = s_46 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_112;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_112) : "f"(t3_112));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_46 = t4_112;
#line 12 "src/functions/caps.rs"
                const f32 t3_113 = s_48 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_113;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_113) : "f"(t3_113));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_48 = t4_113;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1229 = t1109 + 96u;
#line 12 "src/functions/caps.rs"
                const f32 t3_114 = s_49 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_114;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_114) : "f"(t3_114));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_49 = t4_114;
#line 12 "src/functions/caps.rs"
                const f32 t3_115 = s_51 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_115;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_115) : "f"(t3_115));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_51 = t4_115;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1234 = t1109 + 97u;
#line 12 "src/functions/caps.rs"
                const f32 t3_116 = s_50 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_116;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_116) : "f"(t3_116));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_50 = t4_116;
#line 12 "src/functions/caps.rs"
                const f32 t3_117 = s_52 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_117;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_117) : "f"(t3_117));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_52 = t4_117;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1239 = t1109 + 104u;
#line 12 "src/functions/caps.rs"
                const f32 t3_118 = s_53 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_118;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_118) : "f"(t3_118));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_53 = t4_118;
#line 12 "src/functions/caps.rs"
                const f32 t3_119 = s_55 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_119;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_119) : "f"(t3_119));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_55 = t4_119;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1244 = t1109 + 105u;
#line 12 "src/functions/caps.rs"
                const f32 t3_120 = s_54 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_120;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_120) : "f"(t3_120));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_54 = t4_120;
#line 12 "src/functions/caps.rs"
                const f32 t3_121 = s_56 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_121;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_121) : "f"(t3_121));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_56 = t4_121;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1249 = t1109 + 112u;
#line 12 "src/functions/caps.rs"
                const f32 t3_122 = s_57 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_122;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_122) : "f"(t3_122));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_57 = t4_122;
#line 12 "src/functions/caps.rs"
                const f32 t3_123 = s_59 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_123;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_123) : "f"(t3_123));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_59 = t4_123;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1254 = t1109 + 113u;
#line 12 "src/functions/caps.rs"
                const f32 t3_124 = s_58 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_124;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_124) : "f"(t3_124));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_58 = t4_124;
#line 12 "src/functions/caps.rs"
                const f32 t3_125 = s_60 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_125;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_125) : "f"(t3_125));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_60 = t4_125;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1259 = t1109 + 120u;
#line 12 "src/functions/caps.rs"
                const f32 t3_126 = s_61 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_126;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_126) : "f"(t3_126));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_61 = t4_126;
#line 12 "src/functions/caps.rs"
                const f32 t3_127 = s_63 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_127;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_127) : "f"(t3_127));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_63 = t4_127;
#line 64 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1264 = t1109 + 121u;
#line 12 "src/functions/caps.rs"
                const f32 t3_128 = s_62 * t270;
#line 12 "src/functions/caps.rs"
                f32 t4_128;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_128) : "f"(t3_128));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_62 = t4_128;
#line 12 "src/functions/caps.rs"
                const f32 t3_129 = s_64 * t277;
#line 12 "src/functions/caps.rs"
                f32 t4_129;
                asm("tanh.approx.f32 %0, %1;" : "=f"(t4_129) : "f"(t3_129));
#line 74 "fa-kernels/src/attention/options/functions/scores.rs"
                s_64 = t4_129;
#line 164 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1270;
                asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(old_3), "f"(s));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1270), "f"(s_9));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(s_2), "f"(s_10));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(s_5), "f"(s_13));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(s_6), "f"(s_14));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1271), "f"(s_17));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(s_18));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_21));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1278;
                asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_22));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_25));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1280;
                asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(s_26));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1281;
                asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1277), "f"(s_29));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1282;
                asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_30));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_33));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1284;
                asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_34));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(s_37));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1286;
                asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1282), "f"(s_38));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1287;
                asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1283), "f"(s_41));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1288;
                asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1284), "f"(s_42));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1285), "f"(s_45));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1290;
                asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1286), "f"(s_46));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1287), "f"(s_49));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1292;
                asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1288), "f"(s_50));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1289), "f"(s_53));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1294;
                asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1290), "f"(s_54));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_57));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1296;
                asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(s_58));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1293), "f"(s_61));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1298;
                asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1294), "f"(s_62));
                f32 t1299;
                asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(t1296));
#line 188 "fa-kernels/src/attention/softmax.rs"
                f32 t1300;
                asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1297), "f"(t1298));
#line 188 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1299), "f"(t1300));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1302;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1302) : "f"(t1301));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1301), "f"(t1302));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1304;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1304) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_3;
                asm("max.f32 %0, %1, %2;" : "=f"(new_3) : "f"(pair_3), "f"(t1304));
#line 196 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = new_3 * t3;
#line 167 "fa-kernels/src/attention/softmax.rs"
                const f32 t1307 = -reference_3;
#line 167 "fa-kernels/src/attention/softmax.rs"
                f32 t1308;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1308) : "f"(old_3), "f"(t3), "f"(t1307));
#line 167 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1308));
#line 168 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 216 "fa-kernels/src/attention/softmax.rs"
                const f32 t1310 = row_sum * rescale_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1311 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(t3), "f"(t1311));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1313;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1313) : "f"(exponent_65));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s = t1313;
                const f32 t1314 = t1310 + s;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1315 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(t3), "f"(t1315));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1317;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1317) : "f"(exponent_66));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1317;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1318 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(t3), "f"(t1318));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_67));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1320;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(t3), "f"(t1321));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_68));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1323;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1324 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(t3), "f"(t1324));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1326;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_69));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1326;
                const f32 t1327 = t1314 + s_9;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1328 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(t3), "f"(t1328));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1330;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1330) : "f"(exponent_70));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1330;
                const f32 t1331 = s_2 + s_10;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1332 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(t3), "f"(t1332));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1334;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_71));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1334;
                const f32 t1335 = s_5 + s_13;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1336 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(t3), "f"(t1336));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1338;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_72));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1338;
                const f32 t1339 = s_6 + s_14;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1340 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(t3), "f"(t1340));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1342;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_73));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1342;
                const f32 t1343 = t1327 + s_17;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1344 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(t3), "f"(t1344));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1346;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_74));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1346;
                const f32 t1347 = t1331 + s_18;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1348 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(t3), "f"(t1348));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1350;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_75));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1350;
                const f32 t1351 = t1335 + s_21;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1352 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(t3), "f"(t1352));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1354;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_76));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1354;
                const f32 t1355 = t1339 + s_22;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1356 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(t3), "f"(t1356));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1358;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_77));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1358;
                const f32 t1359 = t1343 + s_25;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1360 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(t3), "f"(t1360));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1362;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_78));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1362;
                const f32 t1363 = t1347 + s_26;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1364 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(t3), "f"(t1364));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1366;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_79));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1366;
                const f32 t1367 = t1351 + s_29;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1368 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(t3), "f"(t1368));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1370;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_80));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1370;
                const f32 t1371 = t1355 + s_30;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1372 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(t3), "f"(t1372));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1374;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_81));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1374;
                const f32 t1375 = t1359 + s_33;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1376 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(t3), "f"(t1376));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1378;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_82));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1378;
                const f32 t1379 = t1363 + s_34;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1380 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(t3), "f"(t1380));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1382;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1382) : "f"(exponent_83));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1382;
                const f32 t1383 = t1367 + s_37;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1384 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(t3), "f"(t1384));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1386;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1386) : "f"(exponent_84));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1386;
                const f32 t1387 = t1371 + s_38;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1388 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(t3), "f"(t1388));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1390;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1390) : "f"(exponent_85));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1390;
                const f32 t1391 = t1375 + s_41;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1392 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(t3), "f"(t1392));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1394;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1394) : "f"(exponent_86));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1394;
                const f32 t1395 = t1379 + s_42;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1396 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(t3), "f"(t1396));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1398;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1398) : "f"(exponent_87));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1398;
                const f32 t1399 = t1383 + s_45;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1400 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(t3), "f"(t1400));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1402;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1402) : "f"(exponent_88));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1402;
                const f32 t1403 = t1387 + s_46;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1404 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(t3), "f"(t1404));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1406;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_89));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1406;
                const f32 t1407 = t1391 + s_49;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1408 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(t3), "f"(t1408));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1410;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1410) : "f"(exponent_90));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1410;
                const f32 t1411 = t1395 + s_50;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1412 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(t3), "f"(t1412));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(exponent_91));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1414;
                const f32 t1415 = t1399 + s_53;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1416 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(t3), "f"(t1416));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(exponent_92));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1418;
                const f32 t1419 = t1403 + s_54;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1420 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(t3), "f"(t1420));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1422;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1422) : "f"(exponent_93));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1422;
                const f32 t1423 = t1407 + s_57;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1424 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(t3), "f"(t1424));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1426;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(exponent_94));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1426;
                const f32 t1427 = t1411 + s_58;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1428 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(t3), "f"(t1428));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1430;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(exponent_95));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1430;
                const f32 t1431 = t1415 + s_61;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1432 = -reference_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(t3), "f"(t1432));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1434;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(exponent_96));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1434;
                const f32 t1435 = t1419 + s_62;
#line 222 "fa-kernels/src/attention/softmax.rs"
                const f32 t1436 = t1423 + t1427;
#line 222 "fa-kernels/src/attention/softmax.rs"
                const f32 t1437 = t1431 + t1435;
#line 222 "fa-kernels/src/attention/softmax.rs"
                const f32 t1438 = t1436 + t1437;
#line 222 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1438;
#line 164 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1440;
                asm("max.f32 %0, %1, %2;" : "=f"(t1440) : "f"(old_4), "f"(s_3));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1441;
                asm("max.f32 %0, %1, %2;" : "=f"(t1441) : "f"(t1440), "f"(s_11));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1442;
                asm("max.f32 %0, %1, %2;" : "=f"(t1442) : "f"(s_4), "f"(s_12));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1443;
                asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(s_7), "f"(s_15));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1444;
                asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(s_8), "f"(s_16));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1445;
                asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(t1441), "f"(s_19));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1446;
                asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(t1442), "f"(s_20));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1447;
                asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(t1443), "f"(s_23));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1448;
                asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_24));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1449;
                asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_27));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1450;
                asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_28));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1451;
                asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_31));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1452;
                asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_32));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1453;
                asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_35));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1454;
                asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_36));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_39));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1456;
                asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_40));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1457;
                asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_43));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1458;
                asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_44));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1459;
                asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_47));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1460;
                asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_48));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1461;
                asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_51));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1462;
                asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_52));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1463;
                asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_55));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1464;
                asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_56));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_59));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1466;
                asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_60));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_63));
#line 186 "fa-kernels/src/attention/softmax.rs"
                f32 t1468;
                asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_64));
                f32 t1469;
                asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(t1466));
#line 188 "fa-kernels/src/attention/softmax.rs"
                f32 t1470;
                asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1467), "f"(t1468));
#line 188 "fa-kernels/src/attention/softmax.rs"
                f32 t1471;
                asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1469), "f"(t1470));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1472;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1472) : "f"(t1471));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1471), "f"(t1472));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1474;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1474) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1474));
#line 196 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = new_4 * t3;
#line 167 "fa-kernels/src/attention/softmax.rs"
                const f32 t1477 = -reference_4;
#line 167 "fa-kernels/src/attention/softmax.rs"
                f32 t1478;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1478) : "f"(old_4), "f"(t3), "f"(t1477));
#line 167 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1478));
#line 168 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 216 "fa-kernels/src/attention/softmax.rs"
                const f32 t1480 = row_sum_2 * rescale_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1481 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(t3), "f"(t1481));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1483;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1483) : "f"(exponent_97));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1483;
                const f32 t1484 = t1480 + s_3;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1485 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(t3), "f"(t1485));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1487;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1487) : "f"(exponent_98));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1487;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1488 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(t3), "f"(t1488));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1490;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1490) : "f"(exponent_99));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1490;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1491 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(t3), "f"(t1491));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1493;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_100));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1493;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1494 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(t3), "f"(t1494));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1496;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1496) : "f"(exponent_101));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1496;
                const f32 t1497 = t1484 + s_11;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1498 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(t3), "f"(t1498));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1500) : "f"(exponent_102));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1500;
                const f32 t1501 = s_4 + s_12;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1502 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(t3), "f"(t1502));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1504;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1504) : "f"(exponent_103));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1504;
                const f32 t1505 = s_7 + s_15;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1506 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(t3), "f"(t1506));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1508;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1508) : "f"(exponent_104));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1508;
                const f32 t1509 = s_8 + s_16;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1510 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(t3), "f"(t1510));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1512;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1512) : "f"(exponent_105));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1512;
                const f32 t1513 = t1497 + s_19;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1514 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(t3), "f"(t1514));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1516;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1516) : "f"(exponent_106));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1516;
                const f32 t1517 = t1501 + s_20;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1518 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(t3), "f"(t1518));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1520;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1520) : "f"(exponent_107));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1520;
                const f32 t1521 = t1505 + s_23;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1522 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(t3), "f"(t1522));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1524;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1524) : "f"(exponent_108));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1524;
                const f32 t1525 = t1509 + s_24;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1526 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(t3), "f"(t1526));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1528;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1528) : "f"(exponent_109));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1528;
                const f32 t1529 = t1513 + s_27;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1530 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(t3), "f"(t1530));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1532;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1532) : "f"(exponent_110));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1532;
                const f32 t1533 = t1517 + s_28;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1534 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(t3), "f"(t1534));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1536;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1536) : "f"(exponent_111));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1536;
                const f32 t1537 = t1521 + s_31;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1538 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(t3), "f"(t1538));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1540;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1540) : "f"(exponent_112));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1540;
                const f32 t1541 = t1525 + s_32;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1542 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(t3), "f"(t1542));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1544;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1544) : "f"(exponent_113));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1544;
                const f32 t1545 = t1529 + s_35;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1546 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(t3), "f"(t1546));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1548;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1548) : "f"(exponent_114));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1548;
                const f32 t1549 = t1533 + s_36;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1550 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(t3), "f"(t1550));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1552;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1552) : "f"(exponent_115));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1552;
                const f32 t1553 = t1537 + s_39;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1554 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(t3), "f"(t1554));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1556;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1556) : "f"(exponent_116));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1556;
                const f32 t1557 = t1541 + s_40;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1558 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(t3), "f"(t1558));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1560;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1560) : "f"(exponent_117));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1560;
                const f32 t1561 = t1545 + s_43;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1562 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(t3), "f"(t1562));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1564;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1564) : "f"(exponent_118));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1564;
                const f32 t1565 = t1549 + s_44;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1566 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(t3), "f"(t1566));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_119));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1568;
                const f32 t1569 = t1553 + s_47;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1570 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(t3), "f"(t1570));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(exponent_120));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1572;
                const f32 t1573 = t1557 + s_48;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1574 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(t3), "f"(t1574));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1576;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1576) : "f"(exponent_121));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1576;
                const f32 t1577 = t1561 + s_51;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1578 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(t3), "f"(t1578));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1580;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1580) : "f"(exponent_122));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1580;
                const f32 t1581 = t1565 + s_52;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1582 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(t3), "f"(t1582));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1584;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1584) : "f"(exponent_123));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1584;
                const f32 t1585 = t1569 + s_55;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1586 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(t3), "f"(t1586));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1588;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(exponent_124));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1588;
                const f32 t1589 = t1573 + s_56;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1590 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(t3), "f"(t1590));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1592;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1592) : "f"(exponent_125));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1592;
                const f32 t1593 = t1577 + s_59;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1594 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(t3), "f"(t1594));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1596;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1596) : "f"(exponent_126));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1596;
                const f32 t1597 = t1581 + s_60;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1598 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(t3), "f"(t1598));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1600;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1600) : "f"(exponent_127));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1600;
                const f32 t1601 = t1585 + s_63;
#line 218 "fa-kernels/src/attention/softmax.rs"
                const f32 t1602 = -reference_4;
#line 218 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(t3), "f"(t1602));
#line 236 "fa-kernels/src/attention/softmax.rs"
                f32 t1604;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1604) : "f"(exponent_128));
#line 219 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1604;
                const f32 t1605 = t1589 + s_64;
#line 222 "fa-kernels/src/attention/softmax.rs"
                const f32 t1606 = t1593 + t1597;
#line 222 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = t1601 + t1605;
#line 222 "fa-kernels/src/attention/softmax.rs"
                const f32 t1608 = t1606 + t1607;
#line 222 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1608;
#line 369 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1609 = i_2 - 1u;
#line 370 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1610 = passed_2 + t1609;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1611 = t1610 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1612 = t1611 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1613 = t1612 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1614 = t13 + t1613;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1615 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1615) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1614) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1616 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1616;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1617 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1617;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1618 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1618;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1619 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1619;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1620 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1620;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1621 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1622 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1623 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1624 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1625 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1626 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1627 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1628 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1629 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1630 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1631 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1632 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1633 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1634 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1635 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1636 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1637 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1638 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1639 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1640 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1641 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1642 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1643 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1644 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1645 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1646 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1647 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1647;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1648;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1652;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1653;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1654;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1655;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1658;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1659;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1660;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1661;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1662;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1667;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1668;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1669;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1674;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1675;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1676;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1648;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1649;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1650;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1651;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1652;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1661;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1662;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1663;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1664;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1665;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1666;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1667;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1668;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1669;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1670;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1671;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1672;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1673;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1674;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1677;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1678;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1679;
            }
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1680 = t279 % 6u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1681 = t1680 + 14u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1682 = t1681 << 3u;
#line 256 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1683 = t13 + t1682;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1684 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1684) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1683) : "memory");
            }
#line 258 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1685 = end_2 - 1u;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1686 = passed_2 + t1685;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1687 = t1686 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1688 = t1687 + 4u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1689 = t1688 << 3u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1690 = t13 + t1689;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1691 = t1686 >> 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1692 = t1691 & 1u;
#line 412 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1690), "r"(t1692) : "memory");
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
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_49 = p_17;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_50 = p_18;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_51 = p_19;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_52 = p_20;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_53 = p_21;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_54 = p_22;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_55 = p_23;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_56 = p_24;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_57 = p_25;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_58 = p_26;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_59 = p_27;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_60 = p_28;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_61 = p_29;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_62 = p_30;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_63 = p_31;
#line 401 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_64 = p_32;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1693 = t1686 & 1u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1694 = t1693 << 14u;
#line 404 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1695 = t12 + t1694;
            const u32 t1696 = t1695 >> 4u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1697 = t1696 + 67108864u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1698 = (u64)t1697;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1699 = t1698 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1700 = t1696 + 67108992u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1701 = (u64)t1700;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1702 = t1701 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1703 = t1696 + 67109120u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1704 = (u64)t1703;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1705 = t1704 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1706 = t1696 + 67109248u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1707 = (u64)t1706;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1708 = t1707 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1709 = t1696 + 67109376u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1710 = (u64)t1709;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1711 = t1710 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1712 = t1696 + 67109504u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1713 = (u64)t1712;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1714 = t1713 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1715 = t1696 + 67109632u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1716 = (u64)t1715;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1717 = t1716 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1718 = t1696 + 67109760u;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1719 = (u64)t1718;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1720 = t1719 + 4611686293305294848ull;
#line 405 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1699), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1702), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1705), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1708), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1711), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1714), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1717), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1720) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 259 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1721 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1722 = passed_2 + t1721;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1723 = t1722 & 1u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1724 = t1723 + 6u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1725 = t1724 << 3u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1726 = t13 + t1725;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1727 = lane == 0u;
#line 425 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1727) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1726) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 244 "fa-kernels/src/attention/softmax.rs"
            f32 t1729;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1729) : "f"(row_sum));
#line 244 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1729;
            f32 t1731;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1731) : "f"(pair_5));
#line 245 "fa-kernels/src/attention/softmax.rs"
            const f32 t1732 = pair_5 + t1731;
#line 245 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1732;
#line 244 "fa-kernels/src/attention/softmax.rs"
            f32 t1733;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1733) : "f"(row_sum_2));
#line 244 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1733;
            f32 t1735;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1735) : "f"(pair_6));
#line 245 "fa-kernels/src/attention/softmax.rs"
            const f32 t1736 = pair_6 + t1735;
#line 245 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1736;
#line 329 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1737 = sum == 0.0f;
#line 330 "fa-kernels/src/attention/softmax.rs"
            f32 t1738;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1738) : "f"(sum));
#line 330 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1737 ? 0.0f : t1738;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1740 = acc * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc = t1740;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = acc_2 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1741;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1742 = acc_5 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1742;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1743 = acc_6 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1743;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1744 = acc_9 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1744;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1745 = acc_10 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1745;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1746 = acc_13 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1746;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1747 = acc_14 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1747;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1748 = acc_17 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1748;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1749 = acc_18 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1749;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1750 = acc_21 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1750;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1751 = acc_22 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1751;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1752 = acc_25 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1752;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1753 = acc_26 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1753;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1754 = acc_29 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1754;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1755 = acc_30 * normalizer;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1755;
#line 329 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1756 = sum_2 == 0.0f;
#line 330 "fa-kernels/src/attention/softmax.rs"
            f32 t1757;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1757) : "f"(sum_2));
#line 330 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1756 ? 0.0f : t1757;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1759 = acc_3 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1759;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1760 = acc_4 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1760;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1761 = acc_7 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1761;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1762 = acc_8 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1762;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1763 = acc_11 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1763;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1764 = acc_12 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1764;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1765 = acc_15 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1765;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1766 = acc_16 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1766;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1767 = acc_19 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1767;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1768 = acc_20 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1768;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1769 = acc_23 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1769;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1770 = acc_24 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1770;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1771 = acc_27 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1771;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = acc_28 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1772;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = acc_31 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1773;
#line 320 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = acc_32 * normalizer_2;
#line 320 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1774;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t1775 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1775) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1776 = t279 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1777;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1777) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1778;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1779;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1779) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1780;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1780) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1781;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1781) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1782;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1783;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1784;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1785;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1786;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1787;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1788;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1789;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1789) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1790;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1791;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1792;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1793 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1794 = t237 + t1793;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1795 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1796 = t1794 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1797 = t1795 ^ t1796;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1798 = t1794 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1799 = t1797 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1800 = t1798 + t1799;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1801 = t235 + t1800;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1801), "r"(t1777), "r"(t1778), "r"(t1779), "r"(t1780) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1802 = t1800 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1803 = t235 + t1802;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1803), "r"(t1781), "r"(t1782), "r"(t1783), "r"(t1784) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1804 = t1800 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1805 = t235 + t1804;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1805), "r"(t1785), "r"(t1786), "r"(t1787), "r"(t1788) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1806 = t1800 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1807 = t235 + t1806;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1807), "r"(t1789), "r"(t1790), "r"(t1791), "r"(t1792) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1808 = t249 + t238;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1808 + t237;
            const bool t1810 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1810) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1811 = t237 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1812 = t235 + t1811;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1812), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t252) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1813 = (u64)t252;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1814 = t1813 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1815 = t1814 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1816 = lse + t1815;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1817 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1818 = t1817 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1819 = t1818 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1820 = t1816 + t1819;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1821 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1822 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1823 = t1822 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1823) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1824 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1824;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1827 = (u64)row * t1821;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1828 = t1827 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1829 = t1820 + t1828;
#line 306 "fa-kernels/src/attention/softmax.rs"
                    f32 t1830;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1830) : "f"(row_sum));
#line 306 "fa-kernels/src/attention/softmax.rs"
                    f32 t1831;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1831) : "f"(row_max), "f"(t3), "f"(t1830));
#line 306 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1831 * 0.6931472f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                    const bool t1833 = row_sum == 0.0f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1834 = t1833 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1829), "f"(t1834) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1835 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1836 = first_row + t1835;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1836 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t1839 = (u64)row_2 * t1821;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1840 = t1839 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1841 = t1820 + t1840;
#line 306 "fa-kernels/src/attention/softmax.rs"
                    f32 t1842;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1842) : "f"(row_sum_2));
#line 306 "fa-kernels/src/attention/softmax.rs"
                    f32 t1843;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1843) : "f"(row_max_2), "f"(t3), "f"(t1842));
#line 306 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t1843 * 0.6931472f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                    const bool t1845 = row_sum_2 == 0.0f;
#line 310 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1846 = t1845 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1841), "f"(t1846) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1847 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1847;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1848 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t36), "r"(t1848) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1849 = t36 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1850;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1850) : "r"(t1849) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1851;
            asm("mov.b32 %0, %1;" : "=r"(t1851) : "f"(t1850));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1852;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1852) : "r"(t1851));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1852;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1854 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1854) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1855 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1855) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
