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
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t55 = seq_k + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t56 = t55 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 end = t56 > 1u ? t56 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t58 = seq_k >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 whole = t58 < end ? t58 : end;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
                const u32 t60 = end - whole;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
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
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t256 = seq_k + 127u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t257 = t256 >> 7u;
#line 326 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 end_2 = t257 > 1u ? t257 : 1u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t259 = seq_k >> 7u;
#line 328 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 whole_2 = t259 < end_2 ? t259 : end_2;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t261 = end_2 - whole_2;
#line 333 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 masked_right_2 = t261 < end_2 ? t261 : end_2;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t263 = t249 + t238;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t264 = t263 + t237;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t265 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t266 = t264 + t265;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t267 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_3;
            asm("abs.f32 %0, %1;" : "=f"(t1_3) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_3;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_3) : "f"(t1_3));
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t270 = t2_3 * score_scale;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t271 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t272 = t264 + t271;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t273 = t272 + 8u;
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t274 = index_4 / group;
#line 12 "src/functions/caps.rs"
            f32 t1_4;
            asm("abs.f32 %0, %1;" : "=f"(t1_4) : "f"(argument0));
#line 12 "src/functions/caps.rs"
            f32 t2_4;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2_4) : "f"(t1_4));
#line 190 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const f32 t277 = t2_4 * score_scale;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t278 = count * 3u;
#line 210 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t279 = t278 + index_3;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = __uint_as_float(0xff800000u);
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 112 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t280 = t279 % 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t281 = t280 + 8u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t282 = t281 << 3u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t283 = t13 + t282;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t284 = t279 / 6u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t285 = t284 & 1u;
#line 229 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t283), "r"(t285) : "memory");
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t286 = passed_2 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t287 = t286 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t288 = t13 + t287;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t289 = passed_2 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t290 = t289 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t288), "r"(t290) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t291 = t279 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t292 = t291 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t293 = smem_1 + t292;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t294 = passed_2 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t295 = t294 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t296 = t11 + t295;
            const u32 t297 = t293 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t298 = t296 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t299 = t297 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t300 = (u64)t299;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t301 = t300 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t302 = t298 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t303 = (u64)t302;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t304 = t303 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t305 = t297 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t306 = (u64)t305;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t307 = t306 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t308 = t298 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t309 = (u64)t308;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t310 = t309 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t311 = t297 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t312 = (u64)t311;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t313 = t312 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t314 = t298 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t315 = (u64)t314;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t316 = t315 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t317 = t297 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t318 = (u64)t317;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t319 = t318 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t320 = t298 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t321 = (u64)t320;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t322 = t321 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t301), "l"(t304), "l"(t307), "l"(t310), "l"(t313), "l"(t316), "l"(t319), "l"(t322) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t323 = passed_2 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t324 = t323 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t325 = t324 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t326 = t13 + t325;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t327 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t327) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t326) : "memory");
            }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t328 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t330 = t249 + t238;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t330 + t237;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t332 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t333 = t332 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t334 = first_key + t333;
#line 279 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t335 = seq_k - 1u;
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
            const u32 t340 = t334 + 1u;
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
            const u32 t345 = t334 + 8u;
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
            const u32 t350 = t334 + 9u;
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
            const u32 t355 = t334 + 16u;
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
            const u32 t360 = t334 + 17u;
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
            const u32 t365 = t334 + 24u;
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
            const u32 t370 = t334 + 25u;
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
            const u32 t375 = t334 + 32u;
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
            const u32 t380 = t334 + 33u;
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
            const u32 t385 = t334 + 40u;
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
            const u32 t390 = t334 + 41u;
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
            const u32 t395 = t334 + 48u;
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
            const u32 t400 = t334 + 49u;
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
            const u32 t405 = t334 + 56u;
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
            const u32 t410 = t334 + 57u;
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
            const u32 t415 = t334 + 64u;
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
            const u32 t420 = t334 + 65u;
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
            const u32 t425 = t334 + 72u;
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
            const u32 t430 = t334 + 73u;
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
            const u32 t435 = t334 + 80u;
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
            const u32 t440 = t334 + 81u;
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
            const u32 t445 = t334 + 88u;
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
            const u32 t450 = t334 + 89u;
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
            const u32 t455 = t334 + 96u;
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
            const u32 t460 = t334 + 97u;
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
            const u32 t465 = t334 + 104u;
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
            const u32 t470 = t334 + 105u;
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
            const u32 t475 = t334 + 112u;
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
            const u32 t480 = t334 + 113u;
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
            const u32 t485 = t334 + 120u;
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
            const u32 t490 = t334 + 121u;
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
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            const bool t495 = masked_right_2 != 0u;
#line 481 "fa-kernels/src/attention/kernel_problem.rs"
            if (t495) {
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t496 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t496 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t498 = t249 + t238;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t498 + t237;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t500 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t501 = t500 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t501;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t503 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t504 = first_query_2 + t503;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t505 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t505 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t508 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t508;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t510 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t510;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t512 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t512;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t514 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t514;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t516 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t516;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t518 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t518;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t520 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t520;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t522 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t522;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t524 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t524;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t526 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t526;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t528 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t528;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t530 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t530;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t532 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t532;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t534 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t534;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t536 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t536;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t538 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t538;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t540 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t540;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t542 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t542;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t544 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t544;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t546 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t546;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t548 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t548;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t550 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t550;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t552 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t552;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t554 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t554;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t556 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t556;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t558 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t558;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t560 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t560;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t562 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t562;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 112u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t564 = visible_29 ? s_57 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_57 = t564;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 113u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t566 = visible_30 ? s_58 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_58 = t566;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 120u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t568 = visible_31 ? s_61 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_61 = t568;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 121u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t570 = visible_32 ? s_62 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_62 = t570;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t571 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t572 = first_query_2 + t571;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t573 = t572 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t574 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t574 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t577 = visible_33 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t577;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t579 = visible_34 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t579;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t581 = visible_35 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t581;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t583 = visible_36 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t583;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t585 = visible_37 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t585;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t587 = visible_38 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t587;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t589 = visible_39 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t589;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t591 = visible_40 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t591;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t593 = visible_41 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t593;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t595 = visible_42 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t595;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t597 = visible_43 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t597;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t599 = visible_44 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t599;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t601 = visible_45 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t601;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t603 = visible_46 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t603;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t605 = visible_47 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t605;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t607 = visible_48 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t607;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t609 = visible_49 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t609;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t611 = visible_50 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t611;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t613 = visible_51 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t613;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t615 = visible_52 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t615;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t617 = visible_53 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t617;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t619 = visible_54 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t619;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t621 = visible_55 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t621;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t623 = visible_56 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t623;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_57 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t625 = visible_57 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t625;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_58 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t627 = visible_58 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t627;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_59 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t629 = visible_59 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t629;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_60 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t631 = visible_60 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t631;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_61 = 112u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t633 = visible_61 ? s_59 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_59 = t633;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_62 = 113u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t635 = visible_62 ? s_60 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_60 = t635;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_63 = 120u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t637 = visible_63 ? s_63 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_63 = t637;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_64 = 121u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t639 = visible_64 ? s_64 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_64 = t639;
            }
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t641;
            asm("max.f32 %0, %1, %2;" : "=f"(t641) : "f"(old), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t642;
            asm("max.f32 %0, %1, %2;" : "=f"(t642) : "f"(t641), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t643;
            asm("max.f32 %0, %1, %2;" : "=f"(t643) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t644;
            asm("max.f32 %0, %1, %2;" : "=f"(t644) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t645;
            asm("max.f32 %0, %1, %2;" : "=f"(t645) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t646;
            asm("max.f32 %0, %1, %2;" : "=f"(t646) : "f"(t642), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t647;
            asm("max.f32 %0, %1, %2;" : "=f"(t647) : "f"(t643), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t648;
            asm("max.f32 %0, %1, %2;" : "=f"(t648) : "f"(t644), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t649;
            asm("max.f32 %0, %1, %2;" : "=f"(t649) : "f"(t645), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t650;
            asm("max.f32 %0, %1, %2;" : "=f"(t650) : "f"(t646), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t651;
            asm("max.f32 %0, %1, %2;" : "=f"(t651) : "f"(t647), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t652;
            asm("max.f32 %0, %1, %2;" : "=f"(t652) : "f"(t648), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t653;
            asm("max.f32 %0, %1, %2;" : "=f"(t653) : "f"(t649), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t654;
            asm("max.f32 %0, %1, %2;" : "=f"(t654) : "f"(t650), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t655;
            asm("max.f32 %0, %1, %2;" : "=f"(t655) : "f"(t651), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t656;
            asm("max.f32 %0, %1, %2;" : "=f"(t656) : "f"(t652), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t657;
            asm("max.f32 %0, %1, %2;" : "=f"(t657) : "f"(t653), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t658;
            asm("max.f32 %0, %1, %2;" : "=f"(t658) : "f"(t654), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t659;
            asm("max.f32 %0, %1, %2;" : "=f"(t659) : "f"(t655), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t660;
            asm("max.f32 %0, %1, %2;" : "=f"(t660) : "f"(t656), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t661;
            asm("max.f32 %0, %1, %2;" : "=f"(t661) : "f"(t657), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t662;
            asm("max.f32 %0, %1, %2;" : "=f"(t662) : "f"(t658), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t663;
            asm("max.f32 %0, %1, %2;" : "=f"(t663) : "f"(t659), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t664;
            asm("max.f32 %0, %1, %2;" : "=f"(t664) : "f"(t660), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t665;
            asm("max.f32 %0, %1, %2;" : "=f"(t665) : "f"(t661), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t666;
            asm("max.f32 %0, %1, %2;" : "=f"(t666) : "f"(t662), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t667;
            asm("max.f32 %0, %1, %2;" : "=f"(t667) : "f"(t663), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t668;
            asm("max.f32 %0, %1, %2;" : "=f"(t668) : "f"(t664), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t669;
            asm("max.f32 %0, %1, %2;" : "=f"(t669) : "f"(t665), "f"(s_62));
            f32 t670;
            asm("max.f32 %0, %1, %2;" : "=f"(t670) : "f"(t666), "f"(t667));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t671;
            asm("max.f32 %0, %1, %2;" : "=f"(t671) : "f"(t668), "f"(t669));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t672;
            asm("max.f32 %0, %1, %2;" : "=f"(t672) : "f"(t670), "f"(t671));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t673;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t673) : "f"(t672));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t672), "f"(t673));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t675;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t675) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t675));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none = new_1 == __uint_as_float(0xff800000u);
            const f32 t678 = new_1 * t3;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference = none ? 0.0f : t678;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t680 = -reference;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t681;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t681) : "f"(old), "f"(t3), "f"(t680));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t681));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t683 = row_sum * rescale;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t684 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(t3), "f"(t684));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t686;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t686) : "f"(exponent));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s = t686;
            const f32 t687 = t683 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t688 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(t3), "f"(t688));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t690;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t690) : "f"(exponent_2));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_2 = t690;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t691 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(t3), "f"(t691));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t693;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t693) : "f"(exponent_3));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_5 = t693;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t694 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(t3), "f"(t694));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t696;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t696) : "f"(exponent_4));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_6 = t696;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t697 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(t3), "f"(t697));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t699;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t699) : "f"(exponent_5));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_9 = t699;
            const f32 t700 = t687 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t701 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(t3), "f"(t701));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t703;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t703) : "f"(exponent_6));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_10 = t703;
            const f32 t704 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t705 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(t3), "f"(t705));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t707;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t707) : "f"(exponent_7));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_13 = t707;
            const f32 t708 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t709 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(t3), "f"(t709));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t711;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t711) : "f"(exponent_8));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_14 = t711;
            const f32 t712 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t713 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(t3), "f"(t713));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t715;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t715) : "f"(exponent_9));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_17 = t715;
            const f32 t716 = t700 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t717 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(t3), "f"(t717));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_10));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_18 = t719;
            const f32 t720 = t704 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t721 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(t3), "f"(t721));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_11));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_21 = t723;
            const f32 t724 = t708 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t725 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(t3), "f"(t725));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_12));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_22 = t727;
            const f32 t728 = t712 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t729 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(t3), "f"(t729));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_13));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_25 = t731;
            const f32 t732 = t716 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t733 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(t3), "f"(t733));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t735;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_14));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_26 = t735;
            const f32 t736 = t720 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t737 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(t3), "f"(t737));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t739;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_15));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_29 = t739;
            const f32 t740 = t724 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t741 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(t3), "f"(t741));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_16));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_30 = t743;
            const f32 t744 = t728 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t745 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(t3), "f"(t745));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t747;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_17));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_33 = t747;
            const f32 t748 = t732 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t749 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(t3), "f"(t749));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_18));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_34 = t751;
            const f32 t752 = t736 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t753 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(t3), "f"(t753));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t755;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_19));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_37 = t755;
            const f32 t756 = t740 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t757 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(t3), "f"(t757));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t759;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_20));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_38 = t759;
            const f32 t760 = t744 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t761 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(t3), "f"(t761));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_21));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_41 = t763;
            const f32 t764 = t748 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(t3), "f"(t765));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t767) : "f"(exponent_22));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_42 = t767;
            const f32 t768 = t752 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t769 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(t3), "f"(t769));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t771) : "f"(exponent_23));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_45 = t771;
            const f32 t772 = t756 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t773 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(t3), "f"(t773));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t775) : "f"(exponent_24));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_46 = t775;
            const f32 t776 = t760 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t777 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(t3), "f"(t777));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t779;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t779) : "f"(exponent_25));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_49 = t779;
            const f32 t780 = t764 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t781 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(t3), "f"(t781));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t783;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t783) : "f"(exponent_26));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_50 = t783;
            const f32 t784 = t768 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t785 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(t3), "f"(t785));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t787;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t787) : "f"(exponent_27));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_53 = t787;
            const f32 t788 = t772 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t789 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(t3), "f"(t789));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t791;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t791) : "f"(exponent_28));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_54 = t791;
            const f32 t792 = t776 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t793 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_57), "f"(t3), "f"(t793));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t795;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t795) : "f"(exponent_29));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_57 = t795;
            const f32 t796 = t780 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t797 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_58), "f"(t3), "f"(t797));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t799;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t799) : "f"(exponent_30));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_58 = t799;
            const f32 t800 = t784 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t801 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_61), "f"(t3), "f"(t801));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t803;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_31));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_61 = t803;
            const f32 t804 = t788 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t805 = -reference;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_62), "f"(t3), "f"(t805));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t807;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t807) : "f"(exponent_32));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_62 = t807;
            const f32 t808 = t792 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t809 = t796 + t800;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t810 = t804 + t808;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = t809 + t810;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum = t811;
#line 153 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t813;
            asm("max.f32 %0, %1, %2;" : "=f"(t813) : "f"(old_2), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t814;
            asm("max.f32 %0, %1, %2;" : "=f"(t814) : "f"(t813), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t815;
            asm("max.f32 %0, %1, %2;" : "=f"(t815) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t816;
            asm("max.f32 %0, %1, %2;" : "=f"(t816) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("max.f32 %0, %1, %2;" : "=f"(t817) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t818;
            asm("max.f32 %0, %1, %2;" : "=f"(t818) : "f"(t814), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t819;
            asm("max.f32 %0, %1, %2;" : "=f"(t819) : "f"(t815), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t820;
            asm("max.f32 %0, %1, %2;" : "=f"(t820) : "f"(t816), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("max.f32 %0, %1, %2;" : "=f"(t821) : "f"(t817), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t822;
            asm("max.f32 %0, %1, %2;" : "=f"(t822) : "f"(t818), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t823;
            asm("max.f32 %0, %1, %2;" : "=f"(t823) : "f"(t819), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t824;
            asm("max.f32 %0, %1, %2;" : "=f"(t824) : "f"(t820), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("max.f32 %0, %1, %2;" : "=f"(t825) : "f"(t821), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t826;
            asm("max.f32 %0, %1, %2;" : "=f"(t826) : "f"(t822), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t827;
            asm("max.f32 %0, %1, %2;" : "=f"(t827) : "f"(t823), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t828;
            asm("max.f32 %0, %1, %2;" : "=f"(t828) : "f"(t824), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("max.f32 %0, %1, %2;" : "=f"(t829) : "f"(t825), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t830;
            asm("max.f32 %0, %1, %2;" : "=f"(t830) : "f"(t826), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t831;
            asm("max.f32 %0, %1, %2;" : "=f"(t831) : "f"(t827), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t832;
            asm("max.f32 %0, %1, %2;" : "=f"(t832) : "f"(t828), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("max.f32 %0, %1, %2;" : "=f"(t833) : "f"(t829), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t834;
            asm("max.f32 %0, %1, %2;" : "=f"(t834) : "f"(t830), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t835;
            asm("max.f32 %0, %1, %2;" : "=f"(t835) : "f"(t831), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t836;
            asm("max.f32 %0, %1, %2;" : "=f"(t836) : "f"(t832), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("max.f32 %0, %1, %2;" : "=f"(t837) : "f"(t833), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t838;
            asm("max.f32 %0, %1, %2;" : "=f"(t838) : "f"(t834), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t839;
            asm("max.f32 %0, %1, %2;" : "=f"(t839) : "f"(t835), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t840;
            asm("max.f32 %0, %1, %2;" : "=f"(t840) : "f"(t836), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("max.f32 %0, %1, %2;" : "=f"(t841) : "f"(t837), "f"(s_64));
            f32 t842;
            asm("max.f32 %0, %1, %2;" : "=f"(t842) : "f"(t838), "f"(t839));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t843;
            asm("max.f32 %0, %1, %2;" : "=f"(t843) : "f"(t840), "f"(t841));
#line 177 "fa-kernels/src/attention/softmax.rs"
            f32 t844;
            asm("max.f32 %0, %1, %2;" : "=f"(t844) : "f"(t842), "f"(t843));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t845;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t845) : "f"(t844));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t844), "f"(t845));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t847;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t847) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t847));
#line 184 "fa-kernels/src/attention/softmax.rs"
            const bool none_2 = new_2 == __uint_as_float(0xff800000u);
            const f32 t850 = new_2 * t3;
#line 185 "fa-kernels/src/attention/softmax.rs"
            const f32 reference_2 = none_2 ? 0.0f : t850;
#line 156 "fa-kernels/src/attention/softmax.rs"
            const f32 t852 = -reference_2;
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 t853;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t853) : "f"(old_2), "f"(t3), "f"(t852));
#line 156 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t853));
#line 157 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 199 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = row_sum_2 * rescale_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t856 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_3), "f"(t3), "f"(t856));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t858;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t858) : "f"(exponent_33));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_3 = t858;
            const f32 t859 = t855 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t860 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_4), "f"(t3), "f"(t860));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t862;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t862) : "f"(exponent_34));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_4 = t862;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t863 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_7), "f"(t3), "f"(t863));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_35));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_7 = t865;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t866 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_8), "f"(t3), "f"(t866));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t868;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t868) : "f"(exponent_36));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_8 = t868;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t869 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_11), "f"(t3), "f"(t869));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t871;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t871) : "f"(exponent_37));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_11 = t871;
            const f32 t872 = t859 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t873 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_12), "f"(t3), "f"(t873));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t875;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t875) : "f"(exponent_38));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_12 = t875;
            const f32 t876 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t877 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_15), "f"(t3), "f"(t877));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t879;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t879) : "f"(exponent_39));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_15 = t879;
            const f32 t880 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t881 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_16), "f"(t3), "f"(t881));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t883;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t883) : "f"(exponent_40));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_16 = t883;
            const f32 t884 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t885 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_19), "f"(t3), "f"(t885));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t887;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t887) : "f"(exponent_41));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_19 = t887;
            const f32 t888 = t872 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t889 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_20), "f"(t3), "f"(t889));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t891;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t891) : "f"(exponent_42));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_20 = t891;
            const f32 t892 = t876 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t893 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_23), "f"(t3), "f"(t893));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t895;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t895) : "f"(exponent_43));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_23 = t895;
            const f32 t896 = t880 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t897 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_24), "f"(t3), "f"(t897));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t899;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t899) : "f"(exponent_44));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_24 = t899;
            const f32 t900 = t884 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t901 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_27), "f"(t3), "f"(t901));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t903;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t903) : "f"(exponent_45));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_27 = t903;
            const f32 t904 = t888 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t905 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_28), "f"(t3), "f"(t905));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t907;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t907) : "f"(exponent_46));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_28 = t907;
            const f32 t908 = t892 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t909 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_31), "f"(t3), "f"(t909));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t911;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t911) : "f"(exponent_47));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_31 = t911;
            const f32 t912 = t896 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t913 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_32), "f"(t3), "f"(t913));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t915;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t915) : "f"(exponent_48));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_32 = t915;
            const f32 t916 = t900 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t917 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_35), "f"(t3), "f"(t917));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t919;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t919) : "f"(exponent_49));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_35 = t919;
            const f32 t920 = t904 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t921 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_36), "f"(t3), "f"(t921));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t923;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t923) : "f"(exponent_50));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_36 = t923;
            const f32 t924 = t908 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t925 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_39), "f"(t3), "f"(t925));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t927;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t927) : "f"(exponent_51));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_39 = t927;
            const f32 t928 = t912 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t929 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_40), "f"(t3), "f"(t929));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t931;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t931) : "f"(exponent_52));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_40 = t931;
            const f32 t932 = t916 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t933 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_43), "f"(t3), "f"(t933));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t935;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t935) : "f"(exponent_53));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_43 = t935;
            const f32 t936 = t920 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t937 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_44), "f"(t3), "f"(t937));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t939) : "f"(exponent_54));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_44 = t939;
            const f32 t940 = t924 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t941 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_47), "f"(t3), "f"(t941));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t943;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t943) : "f"(exponent_55));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_47 = t943;
            const f32 t944 = t928 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t945 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_48), "f"(t3), "f"(t945));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t947;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t947) : "f"(exponent_56));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_48 = t947;
            const f32 t948 = t932 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_57;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_51), "f"(t3), "f"(t949));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t951;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t951) : "f"(exponent_57));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_51 = t951;
            const f32 t952 = t936 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t953 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_58;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_52), "f"(t3), "f"(t953));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t955;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t955) : "f"(exponent_58));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_52 = t955;
            const f32 t956 = t940 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t957 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_59;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_55), "f"(t3), "f"(t957));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t959;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t959) : "f"(exponent_59));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_55 = t959;
            const f32 t960 = t944 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t961 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_60;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_56), "f"(t3), "f"(t961));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t963;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t963) : "f"(exponent_60));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_56 = t963;
            const f32 t964 = t948 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_61;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_59), "f"(t3), "f"(t965));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_61));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_59 = t967;
            const f32 t968 = t952 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t969 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_62;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_60), "f"(t3), "f"(t969));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t971;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_62));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_60 = t971;
            const f32 t972 = t956 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t973 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_63;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_63), "f"(t3), "f"(t973));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_63));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_63 = t975;
            const f32 t976 = t960 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
            const f32 t977 = -reference_2;
#line 201 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_64;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_64), "f"(t3), "f"(t977));
#line 219 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_64));
#line 202 "fa-kernels/src/attention/softmax.rs"
            s_64 = t979;
            const f32 t980 = t964 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = t968 + t972;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t982 = t976 + t980;
#line 205 "fa-kernels/src/attention/softmax.rs"
            const f32 t983 = t981 + t982;
#line 205 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t983;
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t984;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t984) : "f"(s), "f"(s_2));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t985;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t985) : "f"(s_3), "f"(s_4));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t986;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t986) : "f"(s_5), "f"(s_6));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t987;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t987) : "f"(s_7), "f"(s_8));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t988;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t988) : "f"(s_9), "f"(s_10));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t989;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t989) : "f"(s_11), "f"(s_12));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t990;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t990) : "f"(s_13), "f"(s_14));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t991;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t991) : "f"(s_15), "f"(s_16));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t992;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t992) : "f"(s_17), "f"(s_18));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t993;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t993) : "f"(s_19), "f"(s_20));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t994;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t994) : "f"(s_21), "f"(s_22));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t995;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t995) : "f"(s_23), "f"(s_24));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t996;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t996) : "f"(s_25), "f"(s_26));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t997;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t997) : "f"(s_27), "f"(s_28));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t998;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t998) : "f"(s_29), "f"(s_30));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t999;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t999) : "f"(s_31), "f"(s_32));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1000;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1000) : "f"(s_33), "f"(s_34));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1001;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1001) : "f"(s_35), "f"(s_36));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1002;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1002) : "f"(s_37), "f"(s_38));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1003;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1003) : "f"(s_39), "f"(s_40));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1004;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1004) : "f"(s_41), "f"(s_42));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1005;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1005) : "f"(s_43), "f"(s_44));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1006;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1006) : "f"(s_45), "f"(s_46));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1007;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1007) : "f"(s_47), "f"(s_48));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1008;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1008) : "f"(s_49), "f"(s_50));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1009;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1009) : "f"(s_51), "f"(s_52));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1010;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1010) : "f"(s_53), "f"(s_54));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1011;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1011) : "f"(s_55), "f"(s_56));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1012;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1012) : "f"(s_57), "f"(s_58));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1013;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1013) : "f"(s_59), "f"(s_60));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1014;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1014) : "f"(s_61), "f"(s_62));
#line 238 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
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
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_3 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_4 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_5 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_6 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_7 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_8 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_9 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_10 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_11 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_12 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_13 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_14 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_15 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_16 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_17 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_18 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_19 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_20 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_21 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_22 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_23 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_24 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_25 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_26 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_27 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_28 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_29 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_30 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_31 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            acc_32 = 0.0f;
#line 263 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 295 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1018 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1018) : "memory");
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1019 = passed_2 + i_2;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1020 = t1019 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1021 = t1020 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1022 = t13 + t1021;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1023 = t1019 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1024 = t1023 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1022), "r"(t1024) : "memory");
#line 383 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1025 = t279 % 6u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1026 = t1025 << 13u;
#line 300 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1027 = smem_1 + t1026;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1028 = t1019 & 1u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1029 = t1028 << 14u;
#line 385 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1030 = t11 + t1029;
                const u32 t1031 = t1027 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1032 = t1030 >> 4u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1033 = t1031 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1034 = (u64)t1033;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1035 = t1034 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1036 = t1032 + 65536u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1037 = (u64)t1036;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1038 = t1037 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1039 = t1031 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1040 = (u64)t1039;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1041 = t1040 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1042 = t1032 + 65538u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1043 = (u64)t1042;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1044 = t1043 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1045 = t1031 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1046 = (u64)t1045;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1047 = t1046 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1048 = t1032 + 65540u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1049 = (u64)t1048;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1050 = t1049 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1051 = t1031 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1052 = (u64)t1051;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1053 = t1052 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1054 = t1032 + 65542u;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1055 = (u64)t1054;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1056 = t1055 + 4611686293305294848ull;
#line 386 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56), "=&f"(s_57), "=&f"(s_58), "=&f"(s_59), "=&f"(s_60), "=&f"(s_61), "=&f"(s_62), "=&f"(s_63), "=&f"(s_64) : "l"(t1035), "l"(t1038), "l"(t1041), "l"(t1044), "l"(t1047), "l"(t1050), "l"(t1053), "l"(t1056) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 342 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1057 = i_2 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1058 = passed_2 + t1057;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1059 = t1058 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1060 = t1059 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1061 = t1060 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1062 = t13 + t1061;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1063 = t1058 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1064 = t1063 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1062), "r"(t1064) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_2 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_3 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_4 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_5 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_6 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_7 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_8 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_9 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_10 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_11 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_12 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_13 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_14 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_15 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_16 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_17 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_18 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_19 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_20 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_29 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_30 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_31 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_32 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1065 = t1058 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1066 = t1065 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1067 = t12 + t1066;
                const u32 t1068 = t1067 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1069 = t1068 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1070 = (u64)t1069;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1071 = t1070 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1072 = t1068 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1073 = (u64)t1072;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1074 = t1073 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1075 = t1068 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1076 = (u64)t1075;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1077 = t1076 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1078 = t1068 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1079 = (u64)t1078;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1080 = t1079 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1081 = t1068 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1082 = (u64)t1081;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1083 = t1082 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1084 = t1068 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1085 = (u64)t1084;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1086 = t1085 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1087 = t1068 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1088 = (u64)t1087;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1089 = t1088 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1090 = t1068 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1091 = (u64)t1090;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1092 = t1091 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
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
#line 344 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56), "+f"(s_57), "+f"(s_58), "+f"(s_59), "+f"(s_60), "+f"(s_61), "+f"(s_62), "+f"(s_63), "+f"(s_64) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1097 = passed_2 + i_2;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = t1097 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1099 = t1098 + 2u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1099 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1101 = t13 + t1100;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1102 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1102) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1101) : "memory");
                }
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1103 = end_2 - 1u;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1104 = t1103 - i_2;
#line 484 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1104 << 7u;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1106 = t249 + t238;
#line 488 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1106 + t237;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1108 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1109 = t1108 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1110 = first_key_3 + t1109;
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
                const u32 t1115 = t1110 + 1u;
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
                const u32 t1120 = t1110 + 8u;
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
                const u32 t1125 = t1110 + 9u;
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
                const u32 t1130 = t1110 + 16u;
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
                const u32 t1135 = t1110 + 17u;
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
                const u32 t1140 = t1110 + 24u;
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
                const u32 t1145 = t1110 + 25u;
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
                const u32 t1150 = t1110 + 32u;
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
                const u32 t1155 = t1110 + 33u;
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
                const u32 t1160 = t1110 + 40u;
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
                const u32 t1165 = t1110 + 41u;
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
                const u32 t1170 = t1110 + 48u;
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
                const u32 t1175 = t1110 + 49u;
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
                const u32 t1180 = t1110 + 56u;
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
                const u32 t1185 = t1110 + 57u;
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
                const u32 t1190 = t1110 + 64u;
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
                const u32 t1195 = t1110 + 65u;
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
                const u32 t1200 = t1110 + 72u;
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
                const u32 t1205 = t1110 + 73u;
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
                const u32 t1210 = t1110 + 80u;
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
                const u32 t1215 = t1110 + 81u;
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
                const u32 t1220 = t1110 + 88u;
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
                const u32 t1225 = t1110 + 89u;
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
                const u32 t1230 = t1110 + 96u;
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
                const u32 t1235 = t1110 + 97u;
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
                const u32 t1240 = t1110 + 104u;
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
                const u32 t1245 = t1110 + 105u;
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
                const u32 t1250 = t1110 + 112u;
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
                const u32 t1255 = t1110 + 113u;
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
                const u32 t1260 = t1110 + 120u;
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
                const u32 t1265 = t1110 + 121u;
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
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_3 = row_max;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(old_3), "f"(s));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1271), "f"(s_9));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(s_2), "f"(s_10));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(s_5), "f"(s_13));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(s_6), "f"(s_14));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(s_17));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1273), "f"(s_18));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1278;
                asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1274), "f"(s_21));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1279;
                asm("max.f32 %0, %1, %2;" : "=f"(t1279) : "f"(t1275), "f"(s_22));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1280;
                asm("max.f32 %0, %1, %2;" : "=f"(t1280) : "f"(t1276), "f"(s_25));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1281;
                asm("max.f32 %0, %1, %2;" : "=f"(t1281) : "f"(t1277), "f"(s_26));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1282;
                asm("max.f32 %0, %1, %2;" : "=f"(t1282) : "f"(t1278), "f"(s_29));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(t1279), "f"(s_30));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1284;
                asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1280), "f"(s_33));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(t1281), "f"(s_34));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1286;
                asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(t1282), "f"(s_37));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1287;
                asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(t1283), "f"(s_38));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1288;
                asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1284), "f"(s_41));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1285), "f"(s_42));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1290;
                asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1286), "f"(s_45));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1287), "f"(s_46));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1292;
                asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1288), "f"(s_49));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1289), "f"(s_50));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1294;
                asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1290), "f"(s_53));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_54));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1296;
                asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(s_57));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1293), "f"(s_58));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1298;
                asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1294), "f"(s_61));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1299;
                asm("max.f32 %0, %1, %2;" : "=f"(t1299) : "f"(t1295), "f"(s_62));
                f32 t1300;
                asm("max.f32 %0, %1, %2;" : "=f"(t1300) : "f"(t1296), "f"(t1297));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t1301;
                asm("max.f32 %0, %1, %2;" : "=f"(t1301) : "f"(t1298), "f"(t1299));
#line 177 "fa-kernels/src/attention/softmax.rs"
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
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_3 = new_3 == __uint_as_float(0xff800000u);
                const f32 t1308 = new_3 * t3;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_3 = none_3 ? 0.0f : t1308;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t1310 = -reference_3;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t1311;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1311) : "f"(old_3), "f"(t3), "f"(t1310));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_3;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_3) : "f"(t1311));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max = new_3;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t1313 = row_sum * rescale_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1314 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s), "f"(t3), "f"(t1314));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1316;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1316) : "f"(exponent_65));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s = t1316;
                const f32 t1317 = t1313 + s;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1318 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_2), "f"(t3), "f"(t1318));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1320;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1320) : "f"(exponent_66));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1320;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1321 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_5), "f"(t3), "f"(t1321));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1323;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1323) : "f"(exponent_67));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1323;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1324 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_6), "f"(t3), "f"(t1324));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1326;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1326) : "f"(exponent_68));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1326;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1327 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_9), "f"(t3), "f"(t1327));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1329;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1329) : "f"(exponent_69));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1329;
                const f32 t1330 = t1317 + s_9;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1331 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_10), "f"(t3), "f"(t1331));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1333;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1333) : "f"(exponent_70));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1333;
                const f32 t1334 = s_2 + s_10;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1335 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_13), "f"(t3), "f"(t1335));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1337;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1337) : "f"(exponent_71));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1337;
                const f32 t1338 = s_5 + s_13;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1339 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_14), "f"(t3), "f"(t1339));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1341;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1341) : "f"(exponent_72));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1341;
                const f32 t1342 = s_6 + s_14;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1343 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_17), "f"(t3), "f"(t1343));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1345;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1345) : "f"(exponent_73));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1345;
                const f32 t1346 = t1330 + s_17;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1347 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_18), "f"(t3), "f"(t1347));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1349;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1349) : "f"(exponent_74));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1349;
                const f32 t1350 = t1334 + s_18;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1351 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_21), "f"(t3), "f"(t1351));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1353;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1353) : "f"(exponent_75));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1353;
                const f32 t1354 = t1338 + s_21;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1355 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_22), "f"(t3), "f"(t1355));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1357;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1357) : "f"(exponent_76));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1357;
                const f32 t1358 = t1342 + s_22;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1359 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_25), "f"(t3), "f"(t1359));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1361;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1361) : "f"(exponent_77));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1361;
                const f32 t1362 = t1346 + s_25;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1363 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_26), "f"(t3), "f"(t1363));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1365;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1365) : "f"(exponent_78));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1365;
                const f32 t1366 = t1350 + s_26;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1367 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_29), "f"(t3), "f"(t1367));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1369;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1369) : "f"(exponent_79));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1369;
                const f32 t1370 = t1354 + s_29;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1371 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_30), "f"(t3), "f"(t1371));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1373;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1373) : "f"(exponent_80));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1373;
                const f32 t1374 = t1358 + s_30;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1375 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_33), "f"(t3), "f"(t1375));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1377;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1377) : "f"(exponent_81));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1377;
                const f32 t1378 = t1362 + s_33;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1379 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_34), "f"(t3), "f"(t1379));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1381;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1381) : "f"(exponent_82));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1381;
                const f32 t1382 = t1366 + s_34;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1383 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_37), "f"(t3), "f"(t1383));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1385;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1385) : "f"(exponent_83));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1385;
                const f32 t1386 = t1370 + s_37;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1387 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_38), "f"(t3), "f"(t1387));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1389;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1389) : "f"(exponent_84));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1389;
                const f32 t1390 = t1374 + s_38;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1391 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_41), "f"(t3), "f"(t1391));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_85));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1393;
                const f32 t1394 = t1378 + s_41;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1395 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_42), "f"(t3), "f"(t1395));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1397;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_86));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1397;
                const f32 t1398 = t1382 + s_42;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1399 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_45), "f"(t3), "f"(t1399));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1401;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1401) : "f"(exponent_87));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1401;
                const f32 t1402 = t1386 + s_45;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1403 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_46), "f"(t3), "f"(t1403));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1405;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1405) : "f"(exponent_88));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1405;
                const f32 t1406 = t1390 + s_46;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1407 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_49), "f"(t3), "f"(t1407));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1409;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1409) : "f"(exponent_89));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1409;
                const f32 t1410 = t1394 + s_49;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1411 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_50), "f"(t3), "f"(t1411));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1413;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1413) : "f"(exponent_90));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1413;
                const f32 t1414 = t1398 + s_50;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1415 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_53), "f"(t3), "f"(t1415));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1417;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1417) : "f"(exponent_91));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1417;
                const f32 t1418 = t1402 + s_53;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1419 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_54), "f"(t3), "f"(t1419));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1421;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1421) : "f"(exponent_92));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1421;
                const f32 t1422 = t1406 + s_54;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1423 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_57), "f"(t3), "f"(t1423));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1425;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1425) : "f"(exponent_93));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_57 = t1425;
                const f32 t1426 = t1410 + s_57;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1427 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_58), "f"(t3), "f"(t1427));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1429;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1429) : "f"(exponent_94));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_58 = t1429;
                const f32 t1430 = t1414 + s_58;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1431 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_61), "f"(t3), "f"(t1431));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1433;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1433) : "f"(exponent_95));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_61 = t1433;
                const f32 t1434 = t1418 + s_61;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1435 = -reference_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_62), "f"(t3), "f"(t1435));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1437;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1437) : "f"(exponent_96));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_62 = t1437;
                const f32 t1438 = t1422 + s_62;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1439 = t1426 + t1430;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1440 = t1434 + t1438;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1441 = t1439 + t1440;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1441;
#line 153 "fa-kernels/src/attention/softmax.rs"
                const f32 old_4 = row_max_2;
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1443;
                asm("max.f32 %0, %1, %2;" : "=f"(t1443) : "f"(old_4), "f"(s_3));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1444;
                asm("max.f32 %0, %1, %2;" : "=f"(t1444) : "f"(t1443), "f"(s_11));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1445;
                asm("max.f32 %0, %1, %2;" : "=f"(t1445) : "f"(s_4), "f"(s_12));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1446;
                asm("max.f32 %0, %1, %2;" : "=f"(t1446) : "f"(s_7), "f"(s_15));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1447;
                asm("max.f32 %0, %1, %2;" : "=f"(t1447) : "f"(s_8), "f"(s_16));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1448;
                asm("max.f32 %0, %1, %2;" : "=f"(t1448) : "f"(t1444), "f"(s_19));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1449;
                asm("max.f32 %0, %1, %2;" : "=f"(t1449) : "f"(t1445), "f"(s_20));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1450;
                asm("max.f32 %0, %1, %2;" : "=f"(t1450) : "f"(t1446), "f"(s_23));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1451;
                asm("max.f32 %0, %1, %2;" : "=f"(t1451) : "f"(t1447), "f"(s_24));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1452;
                asm("max.f32 %0, %1, %2;" : "=f"(t1452) : "f"(t1448), "f"(s_27));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1453;
                asm("max.f32 %0, %1, %2;" : "=f"(t1453) : "f"(t1449), "f"(s_28));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1454;
                asm("max.f32 %0, %1, %2;" : "=f"(t1454) : "f"(t1450), "f"(s_31));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("max.f32 %0, %1, %2;" : "=f"(t1455) : "f"(t1451), "f"(s_32));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1456;
                asm("max.f32 %0, %1, %2;" : "=f"(t1456) : "f"(t1452), "f"(s_35));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1457;
                asm("max.f32 %0, %1, %2;" : "=f"(t1457) : "f"(t1453), "f"(s_36));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1458;
                asm("max.f32 %0, %1, %2;" : "=f"(t1458) : "f"(t1454), "f"(s_39));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1459;
                asm("max.f32 %0, %1, %2;" : "=f"(t1459) : "f"(t1455), "f"(s_40));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1460;
                asm("max.f32 %0, %1, %2;" : "=f"(t1460) : "f"(t1456), "f"(s_43));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1461;
                asm("max.f32 %0, %1, %2;" : "=f"(t1461) : "f"(t1457), "f"(s_44));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1462;
                asm("max.f32 %0, %1, %2;" : "=f"(t1462) : "f"(t1458), "f"(s_47));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1463;
                asm("max.f32 %0, %1, %2;" : "=f"(t1463) : "f"(t1459), "f"(s_48));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1464;
                asm("max.f32 %0, %1, %2;" : "=f"(t1464) : "f"(t1460), "f"(s_51));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("max.f32 %0, %1, %2;" : "=f"(t1465) : "f"(t1461), "f"(s_52));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1466;
                asm("max.f32 %0, %1, %2;" : "=f"(t1466) : "f"(t1462), "f"(s_55));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1467;
                asm("max.f32 %0, %1, %2;" : "=f"(t1467) : "f"(t1463), "f"(s_56));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1468;
                asm("max.f32 %0, %1, %2;" : "=f"(t1468) : "f"(t1464), "f"(s_59));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1469;
                asm("max.f32 %0, %1, %2;" : "=f"(t1469) : "f"(t1465), "f"(s_60));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1470;
                asm("max.f32 %0, %1, %2;" : "=f"(t1470) : "f"(t1466), "f"(s_63));
#line 175 "fa-kernels/src/attention/softmax.rs"
                f32 t1471;
                asm("max.f32 %0, %1, %2;" : "=f"(t1471) : "f"(t1467), "f"(s_64));
                f32 t1472;
                asm("max.f32 %0, %1, %2;" : "=f"(t1472) : "f"(t1468), "f"(t1469));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t1473;
                asm("max.f32 %0, %1, %2;" : "=f"(t1473) : "f"(t1470), "f"(t1471));
#line 177 "fa-kernels/src/attention/softmax.rs"
                f32 t1474;
                asm("max.f32 %0, %1, %2;" : "=f"(t1474) : "f"(t1472), "f"(t1473));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1475;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1475) : "f"(t1474));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1474), "f"(t1475));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1477;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1477) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 new_4;
                asm("max.f32 %0, %1, %2;" : "=f"(new_4) : "f"(pair_4), "f"(t1477));
#line 184 "fa-kernels/src/attention/softmax.rs"
                const bool none_4 = new_4 == __uint_as_float(0xff800000u);
                const f32 t1480 = new_4 * t3;
#line 185 "fa-kernels/src/attention/softmax.rs"
                const f32 reference_4 = none_4 ? 0.0f : t1480;
#line 156 "fa-kernels/src/attention/softmax.rs"
                const f32 t1482 = -reference_4;
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 t1483;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1483) : "f"(old_4), "f"(t3), "f"(t1482));
#line 156 "fa-kernels/src/attention/softmax.rs"
                f32 rescale_4;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_4) : "f"(t1483));
#line 157 "fa-kernels/src/attention/softmax.rs"
                row_max_2 = new_4;
#line 199 "fa-kernels/src/attention/softmax.rs"
                const f32 t1485 = row_sum_2 * rescale_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1486 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_3), "f"(t3), "f"(t1486));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1488;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1488) : "f"(exponent_97));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1488;
                const f32 t1489 = t1485 + s_3;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1490 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_4), "f"(t3), "f"(t1490));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1492;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1492) : "f"(exponent_98));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1492;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1493 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_7), "f"(t3), "f"(t1493));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1495;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1495) : "f"(exponent_99));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1495;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1496 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_8), "f"(t3), "f"(t1496));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1498;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1498) : "f"(exponent_100));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1498;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1499 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_11), "f"(t3), "f"(t1499));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_101));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1501;
                const f32 t1502 = t1489 + s_11;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1503 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_12), "f"(t3), "f"(t1503));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_102));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1505;
                const f32 t1506 = s_4 + s_12;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1507 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_15), "f"(t3), "f"(t1507));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_103));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1509;
                const f32 t1510 = s_7 + s_15;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1511 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_16), "f"(t3), "f"(t1511));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_104));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1513;
                const f32 t1514 = s_8 + s_16;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1515 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_19), "f"(t3), "f"(t1515));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_105));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1517;
                const f32 t1518 = t1502 + s_19;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1519 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_20), "f"(t3), "f"(t1519));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1521;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_106));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1521;
                const f32 t1522 = t1506 + s_20;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1523 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_23), "f"(t3), "f"(t1523));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_107));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1525;
                const f32 t1526 = t1510 + s_23;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1527 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_24), "f"(t3), "f"(t1527));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_108));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1529;
                const f32 t1530 = t1514 + s_24;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1531 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_27), "f"(t3), "f"(t1531));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_109));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1533;
                const f32 t1534 = t1518 + s_27;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1535 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_28), "f"(t3), "f"(t1535));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1537;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_110));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1537;
                const f32 t1538 = t1522 + s_28;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1539 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_31), "f"(t3), "f"(t1539));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1541;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_111));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1541;
                const f32 t1542 = t1526 + s_31;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1543 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_32), "f"(t3), "f"(t1543));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_112));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1545;
                const f32 t1546 = t1530 + s_32;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1547 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_113;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_113) : "f"(s_35), "f"(t3), "f"(t1547));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_113));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1549;
                const f32 t1550 = t1534 + s_35;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1551 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_114;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_114) : "f"(s_36), "f"(t3), "f"(t1551));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1553;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_114));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1553;
                const f32 t1554 = t1538 + s_36;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1555 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_115;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_115) : "f"(s_39), "f"(t3), "f"(t1555));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1557;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1557) : "f"(exponent_115));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1557;
                const f32 t1558 = t1542 + s_39;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1559 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_116;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_116) : "f"(s_40), "f"(t3), "f"(t1559));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1561;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1561) : "f"(exponent_116));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1561;
                const f32 t1562 = t1546 + s_40;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1563 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_117;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_117) : "f"(s_43), "f"(t3), "f"(t1563));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1565;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1565) : "f"(exponent_117));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1565;
                const f32 t1566 = t1550 + s_43;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1567 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_118;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_118) : "f"(s_44), "f"(t3), "f"(t1567));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1569;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1569) : "f"(exponent_118));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1569;
                const f32 t1570 = t1554 + s_44;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1571 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_119;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_119) : "f"(s_47), "f"(t3), "f"(t1571));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1573;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1573) : "f"(exponent_119));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1573;
                const f32 t1574 = t1558 + s_47;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1575 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_120;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_120) : "f"(s_48), "f"(t3), "f"(t1575));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1577;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1577) : "f"(exponent_120));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1577;
                const f32 t1578 = t1562 + s_48;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1579 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_121;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_121) : "f"(s_51), "f"(t3), "f"(t1579));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_121));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1581;
                const f32 t1582 = t1566 + s_51;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1583 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_122;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_122) : "f"(s_52), "f"(t3), "f"(t1583));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_122));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1585;
                const f32 t1586 = t1570 + s_52;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1587 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_123;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_123) : "f"(s_55), "f"(t3), "f"(t1587));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_123));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1589;
                const f32 t1590 = t1574 + s_55;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1591 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_124;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_124) : "f"(s_56), "f"(t3), "f"(t1591));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_124));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1593;
                const f32 t1594 = t1578 + s_56;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_125;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_125) : "f"(s_59), "f"(t3), "f"(t1595));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_125));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_59 = t1597;
                const f32 t1598 = t1582 + s_59;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_126;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_126) : "f"(s_60), "f"(t3), "f"(t1599));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_126));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_60 = t1601;
                const f32 t1602 = t1586 + s_60;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_127;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_127) : "f"(s_63), "f"(t3), "f"(t1603));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_127));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_63 = t1605;
                const f32 t1606 = t1590 + s_63;
#line 201 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = -reference_4;
#line 201 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_128;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_128) : "f"(s_64), "f"(t3), "f"(t1607));
#line 219 "fa-kernels/src/attention/softmax.rs"
                f32 t1609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(exponent_128));
#line 202 "fa-kernels/src/attention/softmax.rs"
                s_64 = t1609;
                const f32 t1610 = t1594 + s_64;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1611 = t1598 + t1602;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1612 = t1606 + t1610;
#line 205 "fa-kernels/src/attention/softmax.rs"
                const f32 t1613 = t1611 + t1612;
#line 205 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1613;
#line 364 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
                const u32 t1614 = i_2 - 1u;
#line 365 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1615 = passed_2 + t1614;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1616 = t1615 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1617 = t1616 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1618 = t1617 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1619 = t13 + t1618;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1620 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1620) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1619) : "memory");
                }
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1621 = acc * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc = t1621;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1622 = acc_2 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_2 = t1622;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1623 = acc_5 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_5 = t1623;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1624 = acc_6 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_6 = t1624;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1625 = acc_9 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_9 = t1625;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1626 = acc_10 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_10 = t1626;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1627 = acc_13 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_13 = t1627;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1628 = acc_14 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_14 = t1628;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1629 = acc_17 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_17 = t1629;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1630 = acc_18 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_18 = t1630;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1631 = acc_21 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_21 = t1631;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1632 = acc_22 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_22 = t1632;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1633 = acc_25 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_25 = t1633;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1634 = acc_26 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_26 = t1634;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1635 = acc_29 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_29 = t1635;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1636 = acc_30 * rescale_3;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_30 = t1636;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1637 = acc_3 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_3 = t1637;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1638 = acc_4 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_4 = t1638;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1639 = acc_7 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_7 = t1639;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1640 = acc_8 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_8 = t1640;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1641 = acc_11 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_11 = t1641;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1642 = acc_12 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_12 = t1642;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1643 = acc_15 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_15 = t1643;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1644 = acc_16 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_16 = t1644;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1645 = acc_19 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_19 = t1645;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1646 = acc_20 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_20 = t1646;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1647 = acc_23 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_23 = t1647;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1648 = acc_24 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_24 = t1648;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1649 = acc_27 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_27 = t1649;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1650 = acc_28 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_28 = t1650;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1651 = acc_31 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_31 = t1651;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                const f32 t1652 = acc_32 * rescale_4;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                acc_32 = t1652;
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1653;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1653) : "f"(s), "f"(s_2));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1654;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1654) : "f"(s_3), "f"(s_4));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1655;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1655) : "f"(s_5), "f"(s_6));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(s_7), "f"(s_8));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(s_9), "f"(s_10));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1658;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(s_11), "f"(s_12));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1659;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(s_13), "f"(s_14));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1660;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(s_15), "f"(s_16));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1661;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(s_17), "f"(s_18));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1662;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(s_19), "f"(s_20));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(s_21), "f"(s_22));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(s_23), "f"(s_24));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(s_25), "f"(s_26));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(s_27), "f"(s_28));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1667;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(s_29), "f"(s_30));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1668;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(s_31), "f"(s_32));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1669;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(s_33), "f"(s_34));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(s_35), "f"(s_36));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(s_37), "f"(s_38));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(s_39), "f"(s_40));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(s_41), "f"(s_42));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1674;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(s_43), "f"(s_44));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1675;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(s_45), "f"(s_46));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1676;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(s_47), "f"(s_48));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(s_49), "f"(s_50));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(s_51), "f"(s_52));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(s_53), "f"(s_54));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1680;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(s_55), "f"(s_56));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1681;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(s_57), "f"(s_58));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1682;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(s_59), "f"(s_60));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1683;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(s_61), "f"(s_62));
#line 94 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1684;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(s_63), "f"(s_64));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1653;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1654;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1655;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1656;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1657;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1658;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1659;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1660;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1661;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1662;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1663;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1664;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1665;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1666;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1667;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1668;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_17 = t1669;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_18 = t1670;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_19 = t1671;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_20 = t1672;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1673;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1674;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1675;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1676;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1677;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1678;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1679;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1680;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_29 = t1681;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_30 = t1682;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_31 = t1683;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_32 = t1684;
            }
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1685 = t279 % 6u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1686 = t1685 + 14u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1687 = t1686 << 3u;
#line 251 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1688 = t13 + t1687;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1689 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1689) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1688) : "memory");
            }
#line 253 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1690 = end_2 - 1u;
#line 393 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1691 = passed_2 + t1690;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1692 = t1691 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1693 = t1692 + 4u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1694 = t1693 << 3u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1695 = t13 + t1694;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1696 = t1691 >> 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1697 = t1696 & 1u;
#line 407 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1695), "r"(t1697) : "memory");
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_33 = p;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_34 = p_2;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_35 = p_3;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_36 = p_4;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_37 = p_5;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_38 = p_6;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_39 = p_7;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_40 = p_8;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_41 = p_9;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_42 = p_10;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_43 = p_11;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_44 = p_12;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_45 = p_13;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_46 = p_14;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_47 = p_15;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_48 = p_16;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_49 = p_17;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_50 = p_18;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_51 = p_19;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_52 = p_20;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_53 = p_21;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_54 = p_22;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_55 = p_23;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_56 = p_24;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_57 = p_25;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_58 = p_26;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_59 = p_27;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_60 = p_28;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_61 = p_29;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_62 = p_30;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_63 = p_31;
#line 396 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_64 = p_32;
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1698 = t1691 & 1u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1699 = t1698 << 14u;
#line 399 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1700 = t12 + t1699;
            const u32 t1701 = t1700 >> 4u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1702 = t1701 + 67108864u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1703 = (u64)t1702;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1704 = t1703 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1705 = t1701 + 67108992u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1706 = (u64)t1705;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1707 = t1706 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1708 = t1701 + 67109120u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1709 = (u64)t1708;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1710 = t1709 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1711 = t1701 + 67109248u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1712 = (u64)t1711;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1713 = t1712 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1714 = t1701 + 67109376u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1715 = (u64)t1714;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1716 = t1715 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1717 = t1701 + 67109504u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1718 = (u64)t1717;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1719 = t1718 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1720 = t1701 + 67109632u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1721 = (u64)t1720;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1722 = t1721 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1723 = t1701 + 67109760u;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1724 = (u64)t1723;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1725 = t1724 + 4611686293305294848ull;
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%32, %33, %34, %35}, %36, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%37, %38, %39, %40}, %41, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%42, %43, %44, %45}, %46, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%47, %48, %49, %50}, %51, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%52, %53, %54, %55}, %56, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%57, %58, %59, %60}, %61, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%62, %63, %64, %65}, %66, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, {%67, %68, %69, %70}, %71, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1704), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1707), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1710), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1713), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1716), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1719), "r"(regs_57), "r"(regs_58), "r"(regs_59), "r"(regs_60), "l"(t1722), "r"(regs_61), "r"(regs_62), "r"(regs_63), "r"(regs_64), "l"(t1725) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 254 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1726 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1727 = passed_2 + t1726;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1728 = t1727 & 1u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1729 = t1728 + 6u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1730 = t1729 << 3u;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1731 = t13 + t1730;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1732 = lane == 0u;
#line 420 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1732) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1731) : "memory");
            }
#line 148 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1734;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1734) : "f"(row_sum));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1734;
            f32 t1736;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1736) : "f"(pair_5));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1737 = pair_5 + t1736;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1737;
#line 227 "fa-kernels/src/attention/softmax.rs"
            f32 t1738;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1738) : "f"(row_sum_2));
#line 227 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1738;
            f32 t1740;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1740) : "f"(pair_6));
#line 228 "fa-kernels/src/attention/softmax.rs"
            const f32 t1741 = pair_6 + t1740;
#line 228 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1741;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1742 = sum == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1743;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1743) : "f"(sum));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1742 ? 0.0f : t1743;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1745 = acc * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc = t1745;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1746 = acc_2 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1746;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1747 = acc_5 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1747;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1748 = acc_6 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1748;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1749 = acc_9 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1749;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1750 = acc_10 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1750;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1751 = acc_13 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1751;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1752 = acc_14 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1752;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1753 = acc_17 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1753;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1754 = acc_18 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1754;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1755 = acc_21 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1755;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1756 = acc_22 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1756;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1757 = acc_25 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1757;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1758 = acc_26 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1758;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1759 = acc_29 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1759;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1760 = acc_30 * normalizer;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1760;
#line 310 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1761 = sum_2 == 0.0f;
#line 311 "fa-kernels/src/attention/softmax.rs"
            f32 t1762;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1762) : "f"(sum_2));
#line 311 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1761 ? 0.0f : t1762;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1764 = acc_3 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1764;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1765 = acc_4 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1765;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1766 = acc_7 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1766;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1767 = acc_8 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1767;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1768 = acc_11 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1768;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1769 = acc_12 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1769;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1770 = acc_15 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1770;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1771 = acc_16 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1771;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1772 = acc_19 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1772;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1773 = acc_20 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1773;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1774 = acc_23 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1774;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1775 = acc_24 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1775;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1776 = acc_27 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1776;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1777 = acc_28 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1777;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1778 = acc_31 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1778;
#line 301 "fa-kernels/src/attention/softmax.rs"
            const f32 t1779 = acc_32 * normalizer_2;
#line 301 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1779;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t1780 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1780) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1781 = t279 % 6u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1782;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1782) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1783;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1783) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1784;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1785;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1785) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1786;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1787;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1787) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1788;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1788) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1789;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1789) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1790;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1790) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1791;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1791) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1792;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1793;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1793) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1794;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1794) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1795;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1795) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1796;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1796) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1797;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1797) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1798 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1799 = t237 + t1798;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1800 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1801 = t1799 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1802 = t1800 ^ t1801;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1803 = t1799 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1804 = t1802 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1805 = t1803 + t1804;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1806 = t235 + t1805;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1806), "r"(t1782), "r"(t1783), "r"(t1784), "r"(t1785) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1807 = t1805 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1808 = t235 + t1807;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1808), "r"(t1786), "r"(t1787), "r"(t1788), "r"(t1789) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1809 = t1805 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1810 = t235 + t1809;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1810), "r"(t1790), "r"(t1791), "r"(t1792), "r"(t1793) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1811 = t1805 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1812 = t235 + t1811;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1812), "r"(t1794), "r"(t1795), "r"(t1796), "r"(t1797) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1813 = t249 + t238;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1813 + t237;
            const bool t1815 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1815) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1816 = t237 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1817 = t235 + t1816;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1817), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t252) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1818 = (u64)t252;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1819 = t1818 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1820 = t1819 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1821 = lse + t1820;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1822 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1823 = t1822 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1824 = t1823 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1825 = t1821 + t1824;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1826 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1827 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1828 = t1827 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1828) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1829 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1829;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1832 = (u64)row * t1826;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1833 = t1832 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1834 = t1825 + t1833;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t1835;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1835) : "f"(row_sum));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t1836;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1836) : "f"(row_max), "f"(t3), "f"(t1835));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1836 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t1838 = row_sum == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1839 = t1838 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1834), "f"(t1839) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1840 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1841 = first_row + t1840;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1841 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t1844 = (u64)row_2 * t1826;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1845 = t1844 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1846 = t1825 + t1845;
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t1847;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1847) : "f"(row_sum_2));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    f32 t1848;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1848) : "f"(row_max_2), "f"(t3), "f"(t1847));
#line 287 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t1848 * 0.6931472f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const bool t1850 = row_sum_2 == 0.0f;
#line 291 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1851 = t1850 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1846), "f"(t1851) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1852 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1852;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1853 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t36), "r"(t1853) : "memory");
#line 295 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1854 = t36 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1855;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1855) : "r"(t1854) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1856;
            asm("mov.b32 %0, %1;" : "=r"(t1856) : "f"(t1855));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1857;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1857) : "r"(t1856));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1857;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1859 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1859) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1860 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1860) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
