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
    const u32 heads_per_section,
    const u64 claims /* u32, counters */,
    const u64 claims_stride0,
    const u64 claims_stride1,
    const u64 claims_stride2,
    const u64 claims_stride3,
    const __grid_constant__ tensor_map rows_of_four_map /* f32 */,
    const u32 rows_have)
{
    const u64 q = (u64)&q_map;
    const u64 k = (u64)&k_map;
    const u64 v = (u64)&v_map;
    const u64 o = (u64)&o_map;
    const u64 rows_of_four = (u64)&rows_of_four_map;
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
#line 254 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t7 = smem_1 + 32768u;
#line 259 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t8 = t7 + 57344u;
    const u32 t9 = t8 + 118784u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t10 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t10) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t9) : "memory");
        const u32 t11 = t9 + 32u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
        const u32 t12 = t9 + 16u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t12) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t13 = t9 + 48u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t9 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
        const u32 t15 = t9 + 40u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t9 + 24u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t16) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t17 = t9 + 56u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t9 + 64u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
        const u32 t19 = t9 + 80u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t19) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t20 = t9 + 72u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t9 + 88u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t9 + 96u;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
        const u32 t23 = t9 + 112u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 291 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t24 = t9 + 104u;
#line 291 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t9 + 120u;
#line 292 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t25) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t9 + 128u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
        const u32 t27 = t26 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t27) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t28 = t9 + 128u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t29 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t29) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t30 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t30) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t31 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t28), "r"(t31) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t32 = t28 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t33;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t33) : "r"(t32) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t34;
            asm("mov.b32 %0, %1;" : "=r"(t34) : "f"(t33));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t35;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t35) : "r"(t34));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t35;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t36 = index != 4294967295u;
                if (!t36) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t28 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t38;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t38) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t39;
                asm("mov.b32 %0, %1;" : "=r"(t39) : "f"(t38));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 query;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(query) : "r"(t39));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t41;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t41) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t42;
                asm("mov.b32 %0, %1;" : "=r"(t42) : "f"(t41));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t43;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t43) : "r"(t42));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t44;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t44) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t45 = t44 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t45) {
                    const u32 t46 = t28 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t46) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t47 = seq_k + 111u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t48 = t47 / 112u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t48 > 1u ? t48 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t50 = seq_k / 112u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t50 < end ? t50 : end;
                const u32 t52 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t52 < end ? t52 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t54 = index / group;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = passed & 1u;
                const u32 t56 = slot << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t57 = t9 + t56;
                const u32 t58 = slot + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t59 = t58 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t60 = t9 + t59;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t61 = passed >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t62 = t61 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t63 = t62 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t60), "r"(t63) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t64 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t65 = t64 * 112u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t66 = slot * 28672u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = t7 + t66;
                u32 t68;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t68) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t69 = t68 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t69) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 28672;" :  : "r"(t57) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t67), "l"(k), "r"(t57), "r"(0u), "r"(t54), "r"(t65), "r"(t43) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t70 = t67 + 14336u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t70), "l"(k), "r"(t57), "r"(64u), "r"(t54), "r"(t65), "r"(t43) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t71 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t71 & 1u;
                const u32 t73 = slot_2 + 10u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t73 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t75 = t9 + t74;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t76 = t71 >> 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t77 = t76 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t78 = t77 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t75), "r"(t78) : "memory");
                const u32 t79 = slot_2 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t80 = t79 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t81 = t9 + t80;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t82 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t83 = smem_1 + t82;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t84;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t84) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t85 = t84 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t85) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t81) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t83), "l"(q), "r"(t81), "r"(0u), "r"(index), "r"(query), "r"(t43) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t86 = t83 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t86), "l"(q), "r"(t81), "r"(64u), "r"(index), "r"(query), "r"(t43) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t87 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t88 = t87 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = t88 & 1u;
                const u32 t90 = slot_3 + 10u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t90 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t9 + t91;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t93 = t88 >> 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t94 = t93 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t95 = t94 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t92), "r"(t95) : "memory");
                const u32 t96 = slot_3 + 8u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t97 = t96 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t98 = t9 + t97;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t99 = query + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t100 = slot_3 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t101 = smem_1 + t100;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t102;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t103 = t102 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t103) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t98) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t101), "l"(q), "r"(t98), "r"(0u), "r"(index), "r"(t99), "r"(t43) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t104 = t101 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t104), "l"(q), "r"(t98), "r"(64u), "r"(index), "r"(t99), "r"(t43) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t105 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_4 = t105 & 1u;
                    const u32 t107 = slot_4 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t108 = t9 + t107;
                    const u32 t109 = slot_4 + 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t110 = t109 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t111 = t9 + t110;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t112 = t105 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t113 = t112 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t114 = t113 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t111), "r"(t114) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t115 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t116 = t115 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t117 = t116 * 112u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t118 = slot_4 * 28672u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t119 = t7 + t118;
                    u32 t120;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t120) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t121 = t120 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t121) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 28672;" :  : "r"(t108) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t119), "l"(k), "r"(t108), "r"(0u), "r"(t54), "r"(t117), "r"(t43) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t122 = t119 + 14336u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t122), "l"(k), "r"(t108), "r"(64u), "r"(t54), "r"(t117), "r"(t43) : "memory");
                    }
#line 176 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t123 = i - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t124 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t125 = t124 - t123;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 key = t125 * 112u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 count = passed + t123;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 t128 = rows_have & 2u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                    const bool t129 = t128 != 0u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 head = t129 ? index : 0u;
                    const u32 t131 = rows_have & 1u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                    const bool t132 = t131 != 0u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 batch_2 = t132 ? t43 : 0u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t134 = t9 + 96u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t135 = t9 + 112u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t136 = t8 + 57344u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 t137 = count & 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 t138 = t137 ^ 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t135), "r"(t138) : "memory");
                    u32 t139;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t139) : );
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                    const bool t140 = t139 == 1u;
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                    if (t140) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 30720;" :  : "r"(t134) : "memory");
#line 100 "fa-kernels/src/attention/copied_rows.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t136), "l"(rows_of_four), "r"(t134), "r"(key), "r"(head), "r"(query), "r"(batch_2) : "memory");
                    }
#line 191 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 query_2 = query + 64u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 t142 = rows_have & 2u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                    const bool t143 = t142 != 0u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 head_2 = t143 ? index : 0u;
                    const u32 t145 = rows_have & 1u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                    const bool t146 = t145 != 0u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 batch_3 = t146 ? t43 : 0u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t148 = t9 + 104u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = t9 + 120u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t150 = t8 + 57344u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                    const u32 t151 = t150 + 30720u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 t152 = count & 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                    const u32 t153 = t152 ^ 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t149), "r"(t153) : "memory");
                    u32 t154;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t154) : );
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                    const bool t155 = t154 == 1u;
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                    if (t155) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 30720;" :  : "r"(t148) : "memory");
#line 100 "fa-kernels/src/attention/copied_rows.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t151), "l"(rows_of_four), "r"(t148), "r"(key), "r"(head_2), "r"(query_2), "r"(batch_3) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = passed + t123;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t156 & 1u;
                    const u32 t158 = slot_5 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t160 = t9 + t159;
                    const u32 t161 = slot_5 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t162 = t161 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = t9 + t162;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t156 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t165 = t164 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t166 = t165 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t163), "r"(t166) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t167 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t168 = t167 - t123;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t169 = t168 * 112u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t170 = slot_5 * 28672u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t171 = t8 + t170;
                    u32 t172;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t172) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t173 = t172 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t173) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 28672;" :  : "r"(t160) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t171), "l"(v), "r"(t160), "r"(0u), "r"(t54), "r"(t169), "r"(t43) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t174 = t171 + 14336u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t174), "l"(v), "r"(t160), "r"(64u), "r"(t54), "r"(t169), "r"(t43) : "memory");
                    }
                }
#line 71 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t175 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t176 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t177 = t176 - t175;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 key_2 = t177 * 112u;
#line 189 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 count_2 = passed + t175;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t180 = rows_have & 2u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const bool t181 = t180 != 0u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const u32 head_3 = t181 ? index : 0u;
                const u32 t183 = rows_have & 1u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                const bool t184 = t183 != 0u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                const u32 batch_4 = t184 ? t43 : 0u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t186 = t9 + 96u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t187 = t9 + 112u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t188 = t8 + 57344u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t189 = count_2 & 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t190 = t189 ^ 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t187), "r"(t190) : "memory");
                u32 t191;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t191) : );
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                const bool t192 = t191 == 1u;
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                if (t192) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 30720;" :  : "r"(t186) : "memory");
#line 100 "fa-kernels/src/attention/copied_rows.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t188), "l"(rows_of_four), "r"(t186), "r"(key_2), "r"(head_3), "r"(query), "r"(batch_4) : "memory");
                }
#line 191 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 query_3 = query + 64u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t194 = rows_have & 2u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const bool t195 = t194 != 0u;
#line 78 "fa-kernels/src/attention/copied_rows.rs"
                const u32 head_4 = t195 ? index : 0u;
                const u32 t197 = rows_have & 1u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                const bool t198 = t197 != 0u;
#line 79 "fa-kernels/src/attention/copied_rows.rs"
                const u32 batch_5 = t198 ? t43 : 0u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t200 = t9 + 104u;
#line 194 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t201 = t9 + 120u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t202 = t8 + 57344u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t203 = t202 + 30720u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t204 = count_2 & 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                const u32 t205 = t204 ^ 1u;
#line 93 "fa-kernels/src/attention/copied_rows.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t201), "r"(t205) : "memory");
                u32 t206;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t206) : );
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                const bool t207 = t206 == 1u;
#line 94 "fa-kernels/src/attention/copied_rows.rs"
                if (t207) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 30720;" :  : "r"(t200) : "memory");
#line 100 "fa-kernels/src/attention/copied_rows.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t203), "l"(rows_of_four), "r"(t200), "r"(key_2), "r"(head_4), "r"(query_3), "r"(batch_5) : "memory");
                }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t208 = passed + t175;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_6 = t208 & 1u;
                const u32 t210 = slot_6 + 4u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t211 = t210 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t212 = t9 + t211;
                const u32 t213 = slot_6 + 6u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t214 = t213 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t215 = t9 + t214;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t216 = t208 >> 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t217 = t216 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t218 = t217 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t215), "r"(t218) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t219 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t220 = t219 - t175;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t221 = t220 * 112u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t222 = slot_6 * 28672u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t223 = t8 + t222;
                u32 t224;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t224) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t225 = t224 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t225) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 28672;" :  : "r"(t212) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t223), "l"(v), "r"(t212), "r"(0u), "r"(t54), "r"(t221), "r"(t43) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t226 = t223 + 14336u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t226), "l"(v), "r"(t212), "r"(64u), "r"(t54), "r"(t221), "r"(t43) : "memory");
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t227 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t227;
                const u32 t228 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t228;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t229 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t28), "r"(t229) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t230 = t28 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t231;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t231) : "r"(t230) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t232;
                asm("mov.b32 %0, %1;" : "=r"(t232) : "f"(t231));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t233;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t233) : "r"(t232));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t233;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t235 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t235) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t236 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t236 >> 7u;
            const u32 t238 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t238 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t240 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t240;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t241 = index_2 < total;
                if (!t241) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t242 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t243 = index_2 / t242;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t243 * heads_per_section;
                const u32 t245 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t246 = t245 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t246 < heads_per_section ? t246 : heads_per_section;
                const u32 t248 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t248;
                const u32 t250 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t251 = first + t250;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t252 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t253 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t254 = t252 - t253;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t255 = t254 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t256 = batch * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t257 = t251 % t256;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t258 = t251 / t256;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t259 = t258 * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t260 = t257 % group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t261 = t259 + t260;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t262 = t257 / group;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t263;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t263) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t264 = t263 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t264) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t28 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t266;
                    asm("mov.b32 %0, %1;" : "=f"(t266) : "r"(t261));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t266) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t267;
                    asm("mov.b32 %0, %1;" : "=f"(t267) : "r"(t255));
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
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t28) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t271 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t271;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t272 = t28 + 8u;
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
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t284 = t28 + 16u;
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
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t28) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t288 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t289 = smem_1 + t288;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t290 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t291 = t290 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
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
#line 91 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 passed_2 = 0u;
        u32 count_3 = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t293 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t28), "r"(t293) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t294 = t28 + 16u;
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
        const bool t298 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t298) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t299 = index_4 != 4294967295u;
            if (!t299) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t28 + 16u;
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
                const u32 t309 = t28 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t309) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t310 = seq_k + 111u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t311 = t310 / 112u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t311 > 1u ? t311 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t313 = seq_k / 112u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t313 < end_2 ? t313 : end_2;
            const u32 t315 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t315 < end_2 ? t315 : end_2;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t317 = t303 + t292;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t318 = t317 + t291;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t319 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t320 = t318 + t319;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t321 = index_4 / group;
#line 13 "src/functions/bias.rs"
            const u64 t1_2 = (u64)t306;
#line 13 "src/functions/bias.rs"
            const u64 t2_2 = t1_2 * argument0_stride0;
#line 13 "src/functions/bias.rs"
            const u64 t3_2 = t2_2 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t4_2 = argument0 + t3_2;
#line 13 "src/functions/bias.rs"
            const u32 t13_2 = (u32)argument0_stride3;
#line 13 "src/functions/bias.rs"
            const u32 t14_2 = t13_2 << 2u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t328 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t320 < t328 ? t320 : t328;
#line 13 "src/functions/bias.rs"
            const u64 t5_2 = (u64)index_4;
#line 13 "src/functions/bias.rs"
            const u64 t6_2 = t5_2 * argument0_stride1;
#line 13 "src/functions/bias.rs"
            const u64 t7_2 = t6_2 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 13 "src/functions/bias.rs"
            const u64 t9_2 = (u64)t329;
#line 13 "src/functions/bias.rs"
            const u64 t10_2 = t9_2 * argument0_stride2;
#line 13 "src/functions/bias.rs"
            const u64 t11_2 = t10_2 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t338 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t339 = t318 + t338;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t340 = t339 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t341 = index_4 / group;
#line 13 "src/functions/bias.rs"
            const u64 t1_3 = (u64)t306;
#line 13 "src/functions/bias.rs"
            const u64 t2_3 = t1_3 * argument0_stride0;
#line 13 "src/functions/bias.rs"
            const u64 t3_3 = t2_3 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t4_3 = argument0 + t3_3;
#line 13 "src/functions/bias.rs"
            const u32 t13_3 = (u32)argument0_stride3;
#line 13 "src/functions/bias.rs"
            const u32 t14_3 = t13_3 << 2u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t348 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t349 = t340 < t348 ? t340 : t348;
#line 13 "src/functions/bias.rs"
            const u64 t5_3 = (u64)index_4;
#line 13 "src/functions/bias.rs"
            const u64 t6_3 = t5_3 * argument0_stride1;
#line 13 "src/functions/bias.rs"
            const u64 t7_3 = t6_3 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t8_3 = t4_3 + t7_3;
#line 13 "src/functions/bias.rs"
            const u64 t9_3 = (u64)t349;
#line 13 "src/functions/bias.rs"
            const u64 t10_3 = t9_3 * argument0_stride2;
#line 13 "src/functions/bias.rs"
            const u64 t11_3 = t10_3 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t12_3 = t8_3 + t11_3;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t358 = count_3 << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t359 = t358 + index_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t360 = t359 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t361 = t360 + 8u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t362 = t361 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t363 = t9 + t362;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t364 = t359 >> 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t365 = t364 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t363), "r"(t365) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t366 = passed_2 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t367 = t366 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t368 = t9 + t367;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t369 = passed_2 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t369 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t368), "r"(t370) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t371 = t359 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t372 = t371 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t373 = smem_1 + t372;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t374 = passed_2 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t375 = t374 * 28672u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t376 = t7 + t375;
            const u32 t377 = t373 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t378 = t376 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t379 = t377 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t380 = (u64)t379;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t381 = t380 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t382 = t378 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t383 = (u64)t382;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t384 = t383 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t385 = t377 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t386 = (u64)t385;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t387 = t386 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t388 = t378 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t389 = (u64)t388;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t390 = t389 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t391 = t377 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t392 = (u64)t391;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t393 = t392 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t394 = t378 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t395 = (u64)t394;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t396 = t395 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t397 = t377 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t398 = (u64)t397;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t399 = t398 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t400 = t378 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t401 = (u64)t400;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t402 = t401 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t403 = t377 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t404 = (u64)t403;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t405 = t404 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t406 = t378 + 66432u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t407 = (u64)t406;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t408 = t407 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = t377 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t410 = (u64)t409;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t411 = t410 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t378 + 66434u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t413 = (u64)t412;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t414 = t413 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t415 = t377 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t416 = (u64)t415;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t417 = t416 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t418 = t378 + 66436u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t419 = (u64)t418;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t420 = t419 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t421 = t377 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t422 = (u64)t421;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t423 = t422 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t424 = t378 + 66438u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t425 = (u64)t424;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t426 = t425 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56) : "l"(t381), "l"(t384), "l"(t387), "l"(t390), "l"(t393), "l"(t396), "l"(t399), "l"(t402), "l"(t405), "l"(t408), "l"(t411), "l"(t414), "l"(t417), "l"(t420), "l"(t423), "l"(t426) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t427 = passed_2 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t428 = t427 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t429 = t428 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t430 = t9 + t429;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t431 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t431) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t430) : "memory");
            }
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t432 = index_3 + 12u;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t433 = t432 << 3u;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t434 = t9 + t433;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t435 = passed_2 & 1u;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t434), "r"(t435) : "memory");
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t436 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t436 * 112u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t438 = t303 + t292;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t438 + t291;
#line 15 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t440 = lane >> 2u;
#line 15 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 row = t291 + t440;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t442 = t8 + 57344u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t443 = index_3 * 30720u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 first_2 = t442 + t443;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t445 = row * 480u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t446 = first_2 + t445;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t447 = lane & 3u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t448 = t447 << 3u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t449 = t446 + t448;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t450 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t451 = t450 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t452 = first_key + t451;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t453 = seq_k - 1u;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t454 = s * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t455 = t452 < t453 ? t452 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two;
            f32 two_2;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+0];" : "=f"(two), "=f"(two_2) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_2 = t454 + two;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t18_2;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t457 = s_3 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_3;
            f32 two_4;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3840];" : "=f"(two_3), "=f"(two_4) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_3 = t457 + two_3;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t18_3;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t459 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t460 = t452 + 1u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t461 = t460 < t453 ? t460 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_4 = t459 + two_2;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t18_4;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t463 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_5 = t463 + two_4;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t18_5;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t465 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t466 = t452 + 8u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t467 = t466 < t453 ? t466 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_5;
            f32 two_6;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+32];" : "=f"(two_5), "=f"(two_6) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_6 = t465 + two_5;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t18_6;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t469 = s_7 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_7;
            f32 two_8;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3872];" : "=f"(two_7), "=f"(two_8) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_7 = t469 + two_7;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t18_7;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t471 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t472 = t452 + 9u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t473 = t472 < t453 ? t472 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_8 = t471 + two_6;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t18_8;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t475 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_9 = t475 + two_8;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t18_9;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t477 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t478 = t452 + 16u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t479 = t478 < t453 ? t478 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_9;
            f32 two_10;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+64];" : "=f"(two_9), "=f"(two_10) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_10 = t477 + two_9;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t18_10;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t481 = s_11 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_11;
            f32 two_12;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3904];" : "=f"(two_11), "=f"(two_12) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_11 = t481 + two_11;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t18_11;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t483 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t484 = t452 + 17u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t485 = t484 < t453 ? t484 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_12 = t483 + two_10;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t18_12;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t487 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_13 = t487 + two_12;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t18_13;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t489 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t490 = t452 + 24u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t491 = t490 < t453 ? t490 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_13;
            f32 two_14;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+96];" : "=f"(two_13), "=f"(two_14) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_14 = t489 + two_13;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t18_14;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t493 = s_15 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_15;
            f32 two_16;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3936];" : "=f"(two_15), "=f"(two_16) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_15 = t493 + two_15;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t18_15;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t495 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t496 = t452 + 25u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t497 = t496 < t453 ? t496 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_16 = t495 + two_14;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t18_16;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t499 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_17 = t499 + two_16;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t18_17;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t501 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t502 = t452 + 32u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t503 = t502 < t453 ? t502 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_17;
            f32 two_18;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+128];" : "=f"(two_17), "=f"(two_18) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_18 = t501 + two_17;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t18_18;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t505 = s_19 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_19;
            f32 two_20;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3968];" : "=f"(two_19), "=f"(two_20) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_19 = t505 + two_19;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t18_19;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t507 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t508 = t452 + 33u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t509 = t508 < t453 ? t508 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_20 = t507 + two_18;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t18_20;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t511 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_21 = t511 + two_20;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t18_21;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t513 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t514 = t452 + 40u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t515 = t514 < t453 ? t514 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_21;
            f32 two_22;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+160];" : "=f"(two_21), "=f"(two_22) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_22 = t513 + two_21;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t18_22;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t517 = s_23 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_23;
            f32 two_24;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4000];" : "=f"(two_23), "=f"(two_24) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_23 = t517 + two_23;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t18_23;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t519 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t520 = t452 + 41u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t521 = t520 < t453 ? t520 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_24 = t519 + two_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t18_24;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t523 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_25 = t523 + two_24;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t18_25;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t525 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t526 = t452 + 48u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t527 = t526 < t453 ? t526 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_25;
            f32 two_26;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+192];" : "=f"(two_25), "=f"(two_26) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_26 = t525 + two_25;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t18_26;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t529 = s_27 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_27;
            f32 two_28;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4032];" : "=f"(two_27), "=f"(two_28) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_27 = t529 + two_27;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t18_27;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t531 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t532 = t452 + 49u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t533 = t532 < t453 ? t532 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_28 = t531 + two_26;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t18_28;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t535 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_29 = t535 + two_28;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t18_29;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t537 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t538 = t452 + 56u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t539 = t538 < t453 ? t538 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_29;
            f32 two_30;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+224];" : "=f"(two_29), "=f"(two_30) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_30 = t537 + two_29;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t18_30;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t541 = s_31 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_31;
            f32 two_32;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4064];" : "=f"(two_31), "=f"(two_32) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_31 = t541 + two_31;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t18_31;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t543 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t544 = t452 + 57u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t545 = t544 < t453 ? t544 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_32 = t543 + two_30;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t18_32;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t547 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_33 = t547 + two_32;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t18_33;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t549 = s_33 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t550 = t452 + 64u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t551 = t550 < t453 ? t550 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_33;
            f32 two_34;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+256];" : "=f"(two_33), "=f"(two_34) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_34 = t549 + two_33;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_33 = t18_34;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t553 = s_35 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_35;
            f32 two_36;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4096];" : "=f"(two_35), "=f"(two_36) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_35 = t553 + two_35;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_35 = t18_35;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t555 = s_34 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t556 = t452 + 65u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t557 = t556 < t453 ? t556 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_36 = t555 + two_34;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_34 = t18_36;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t559 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_37 = t559 + two_36;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_36 = t18_37;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t561 = s_37 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t562 = t452 + 72u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t563 = t562 < t453 ? t562 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_37;
            f32 two_38;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+288];" : "=f"(two_37), "=f"(two_38) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_38 = t561 + two_37;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_37 = t18_38;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t565 = s_39 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_39;
            f32 two_40;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4128];" : "=f"(two_39), "=f"(two_40) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_39 = t565 + two_39;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_39 = t18_39;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t567 = s_38 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t568 = t452 + 73u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t569 = t568 < t453 ? t568 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_40 = t567 + two_38;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_38 = t18_40;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t571 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_41 = t571 + two_40;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_40 = t18_41;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t573 = s_41 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t574 = t452 + 80u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t575 = t574 < t453 ? t574 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_41;
            f32 two_42;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+320];" : "=f"(two_41), "=f"(two_42) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_42 = t573 + two_41;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_41 = t18_42;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t577 = s_43 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_43;
            f32 two_44;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4160];" : "=f"(two_43), "=f"(two_44) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_43 = t577 + two_43;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_43 = t18_43;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t579 = s_42 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t580 = t452 + 81u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t581 = t580 < t453 ? t580 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_44 = t579 + two_42;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_42 = t18_44;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t583 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_45 = t583 + two_44;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_44 = t18_45;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t585 = s_45 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t586 = t452 + 88u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t587 = t586 < t453 ? t586 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_45;
            f32 two_46;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+352];" : "=f"(two_45), "=f"(two_46) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_46 = t585 + two_45;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_45 = t18_46;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t589 = s_47 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_47;
            f32 two_48;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4192];" : "=f"(two_47), "=f"(two_48) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_47 = t589 + two_47;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_47 = t18_47;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t591 = s_46 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t592 = t452 + 89u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t593 = t592 < t453 ? t592 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_48 = t591 + two_46;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_46 = t18_48;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t595 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_49 = t595 + two_48;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_48 = t18_49;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t597 = s_49 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t598 = t452 + 96u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t599 = t598 < t453 ? t598 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_49;
            f32 two_50;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+384];" : "=f"(two_49), "=f"(two_50) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_50 = t597 + two_49;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_49 = t18_50;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t601 = s_51 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_51;
            f32 two_52;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4224];" : "=f"(two_51), "=f"(two_52) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_51 = t601 + two_51;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_51 = t18_51;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t603 = s_50 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t604 = t452 + 97u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t605 = t604 < t453 ? t604 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_52 = t603 + two_50;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_50 = t18_52;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t607 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_53 = t607 + two_52;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_52 = t18_53;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t609 = s_53 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t610 = t452 + 104u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t611 = t610 < t453 ? t610 : t453;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_53;
            f32 two_54;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+416];" : "=f"(two_53), "=f"(two_54) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_54 = t609 + two_53;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_53 = t18_54;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t613 = s_55 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            f32 two_55;
            f32 two_56;
            asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4256];" : "=f"(two_55), "=f"(two_56) : "r"(t449) : "memory");
#line 13 "src/functions/bias.rs"
            const f32 t18_55 = t613 + two_55;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_55 = t18_55;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t615 = s_54 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t616 = t452 + 105u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t617 = t616 < t453 ? t616 : t453;
#line 13 "src/functions/bias.rs"
            const f32 t18_56 = t615 + two_54;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_54 = t18_56;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t619 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
            const f32 t18_57 = t619 + two_56;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_56 = t18_57;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t621 = masked_right_2 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t621) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t622 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_2 = t622 * 112u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t624 = t303 + t292;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_2 = t624 + t291;
#line 15 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t626 = lane >> 2u;
#line 15 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 row_2 = t291 + t626;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t628 = t8 + 57344u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t629 = index_3 * 30720u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 first_3 = t628 + t629;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t631 = row_2 * 480u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t632 = first_3 + t631;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t633 = lane & 3u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t634 = t633 << 3u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t635 = t632 + t634;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t636 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t637 = t636 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_2 + t637;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t639 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t640 = first_query_2 + t639;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t641 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t641 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t644 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t644;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t646 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t646;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t648 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t648;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t650 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t650;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t652 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t652;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t654 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t654;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t656 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t656;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t658 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t658;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t660 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t660;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t662 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t662;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t664 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t664;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t666 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t666;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t668 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t668;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t670 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t670;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t672 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t672;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t674 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t674;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 64u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t676 = visible_17 ? s_33 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_33 = t676;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 65u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t678 = visible_18 ? s_34 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_34 = t678;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 72u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t680 = visible_19 ? s_37 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_37 = t680;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 73u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t682 = visible_20 ? s_38 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_38 = t682;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 80u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t684 = visible_21 ? s_41 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_41 = t684;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 81u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t686 = visible_22 ? s_42 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_42 = t686;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 88u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t688 = visible_23 ? s_45 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_45 = t688;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 89u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t690 = visible_24 ? s_46 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_46 = t690;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 96u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t692 = visible_25 ? s_49 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_49 = t692;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 97u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t694 = visible_26 ? s_50 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_50 = t694;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 104u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t696 = visible_27 ? s_53 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_53 = t696;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 105u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t698 = visible_28 ? s_54 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_54 = t698;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t699 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t700 = first_query_2 + t699;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t701 = t700 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t702 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t702 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t705 = visible_29 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t705;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t707 = visible_30 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t707;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t709 = visible_31 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t709;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t711 = visible_32 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t711;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_33 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t713 = visible_33 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t713;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_34 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t715 = visible_34 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t715;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_35 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t717 = visible_35 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t717;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_36 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t719 = visible_36 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t719;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_37 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t721 = visible_37 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t721;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_38 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t723 = visible_38 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t723;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_39 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t725 = visible_39 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t725;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_40 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t727 = visible_40 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t727;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_41 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t729 = visible_41 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t729;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_42 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t731 = visible_42 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t731;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_43 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t733 = visible_43 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t733;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_44 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t735 = visible_44 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t735;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_45 = 64u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t737 = visible_45 ? s_35 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_35 = t737;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_46 = 65u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t739 = visible_46 ? s_36 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_36 = t739;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_47 = 72u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t741 = visible_47 ? s_39 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_39 = t741;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_48 = 73u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t743 = visible_48 ? s_40 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_40 = t743;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_49 = 80u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t745 = visible_49 ? s_43 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_43 = t745;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_50 = 81u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t747 = visible_50 ? s_44 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_44 = t747;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_51 = 88u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t749 = visible_51 ? s_47 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_47 = t749;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_52 = 89u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t751 = visible_52 ? s_48 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_48 = t751;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_53 = 96u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t753 = visible_53 ? s_51 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_51 = t753;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_54 = 97u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t755 = visible_54 ? s_52 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_52 = t755;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_55 = 104u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t757 = visible_55 ? s_55 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_55 = t757;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_56 = 105u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t759 = visible_56 ? s_56 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_56 = t759;
            }
#line 37 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t760 = index_3 + 14u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t761 = t760 << 3u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
            const u32 t762 = t9 + t761;
#line 110 "fa-kernels/src/attention/copied_rows.rs"
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const bool t763 = lane == 0u;
#line 112 "fa-kernels/src/attention/copied_rows.rs"
            if (t763) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t762) : "memory");
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t765;
            asm("max.f32 %0, %1, %2;" : "=f"(t765) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t766;
            asm("max.f32 %0, %1, %2;" : "=f"(t766) : "f"(t765), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t767;
            asm("max.f32 %0, %1, %2;" : "=f"(t767) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t768;
            asm("max.f32 %0, %1, %2;" : "=f"(t768) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t769;
            asm("max.f32 %0, %1, %2;" : "=f"(t769) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t770;
            asm("max.f32 %0, %1, %2;" : "=f"(t770) : "f"(t766), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("max.f32 %0, %1, %2;" : "=f"(t771) : "f"(t767), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t772;
            asm("max.f32 %0, %1, %2;" : "=f"(t772) : "f"(t768), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t773;
            asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(t769), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t774;
            asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t770), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(t771), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t776;
            asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(t772), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t777;
            asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t773), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t778;
            asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t774), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t779;
            asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t775), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t780;
            asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t776), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t781;
            asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t777), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t782;
            asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t778), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t783;
            asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t779), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t784;
            asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t780), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t785;
            asm("max.f32 %0, %1, %2;" : "=f"(t785) : "f"(t781), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t786;
            asm("max.f32 %0, %1, %2;" : "=f"(t786) : "f"(t782), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t787;
            asm("max.f32 %0, %1, %2;" : "=f"(t787) : "f"(t783), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t788;
            asm("max.f32 %0, %1, %2;" : "=f"(t788) : "f"(t784), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t789;
            asm("max.f32 %0, %1, %2;" : "=f"(t789) : "f"(t785), "f"(s_54));
            f32 t790;
            asm("max.f32 %0, %1, %2;" : "=f"(t790) : "f"(t786), "f"(t787));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t791;
            asm("max.f32 %0, %1, %2;" : "=f"(t791) : "f"(t788), "f"(t789));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t792;
            asm("max.f32 %0, %1, %2;" : "=f"(t792) : "f"(t790), "f"(t791));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t793;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t793) : "f"(t792));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t792), "f"(t793));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t795;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t795) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t795));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t798) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t799 = t798 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t799));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t801 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t802 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t802));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t804;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t804) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t804;
            const f32 t805 = t801 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t806 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t806));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t808;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t808) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t808;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t809 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t809));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t811;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t811) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t811;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t812 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t812));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t814;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t814) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t814;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t815 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t817;
            const f32 t818 = t805 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t819 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t821;
            const f32 t822 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t823 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t825;
            const f32 t826 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t827 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t829;
            const f32 t830 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t831 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t833;
            const f32 t834 = t818 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t835 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t837;
            const f32 t838 = t822 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t839 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t841;
            const f32 t842 = t826 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t843 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t845;
            const f32 t846 = t830 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t847 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t849;
            const f32 t850 = t834 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t851 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t853;
            const f32 t854 = t838 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t855));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t857;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t857) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t857;
            const f32 t858 = t842 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t859 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t859));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t861;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t861) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t861;
            const f32 t862 = t846 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t863 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_33), "f"(1.442695f), "f"(t863));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t865;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t865) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_33 = t865;
            const f32 t866 = t850 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t867 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_34), "f"(1.442695f), "f"(t867));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t869;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t869) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_34 = t869;
            const f32 t870 = t854 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t871 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_37), "f"(1.442695f), "f"(t871));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t873;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t873) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_37 = t873;
            const f32 t874 = t858 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t875 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_38), "f"(1.442695f), "f"(t875));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t877;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t877) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_38 = t877;
            const f32 t878 = t862 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t879 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_41), "f"(1.442695f), "f"(t879));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t881;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t881) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_41 = t881;
            const f32 t882 = t866 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t883 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_42), "f"(1.442695f), "f"(t883));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t885;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t885) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_42 = t885;
            const f32 t886 = t870 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t887 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_45), "f"(1.442695f), "f"(t887));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t889;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t889) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_45 = t889;
            const f32 t890 = t874 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t891 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_46), "f"(1.442695f), "f"(t891));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t893;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t893) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_46 = t893;
            const f32 t894 = t878 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t895 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_49), "f"(1.442695f), "f"(t895));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t897;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t897) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_49 = t897;
            const f32 t898 = t882 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t899 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_50), "f"(1.442695f), "f"(t899));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t901;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t901) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_50 = t901;
            const f32 t902 = t886 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t903 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_53), "f"(1.442695f), "f"(t903));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t905;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t905) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_53 = t905;
            const f32 t906 = t890 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t907 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_54), "f"(1.442695f), "f"(t907));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t909;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t909) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_54 = t909;
            const f32 t910 = t894 + s_54;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t911 = t898 + t902;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t912 = t906 + t910;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t913 = t911 + t912;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t913;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t915;
            asm("max.f32 %0, %1, %2;" : "=f"(t915) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t916;
            asm("max.f32 %0, %1, %2;" : "=f"(t916) : "f"(t915), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t917;
            asm("max.f32 %0, %1, %2;" : "=f"(t917) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t918;
            asm("max.f32 %0, %1, %2;" : "=f"(t918) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t919;
            asm("max.f32 %0, %1, %2;" : "=f"(t919) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t920;
            asm("max.f32 %0, %1, %2;" : "=f"(t920) : "f"(t916), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t921;
            asm("max.f32 %0, %1, %2;" : "=f"(t921) : "f"(t917), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t922;
            asm("max.f32 %0, %1, %2;" : "=f"(t922) : "f"(t918), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t923;
            asm("max.f32 %0, %1, %2;" : "=f"(t923) : "f"(t919), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t924;
            asm("max.f32 %0, %1, %2;" : "=f"(t924) : "f"(t920), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t925;
            asm("max.f32 %0, %1, %2;" : "=f"(t925) : "f"(t921), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t926;
            asm("max.f32 %0, %1, %2;" : "=f"(t926) : "f"(t922), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t927;
            asm("max.f32 %0, %1, %2;" : "=f"(t927) : "f"(t923), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t928;
            asm("max.f32 %0, %1, %2;" : "=f"(t928) : "f"(t924), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t929;
            asm("max.f32 %0, %1, %2;" : "=f"(t929) : "f"(t925), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t930;
            asm("max.f32 %0, %1, %2;" : "=f"(t930) : "f"(t926), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t931;
            asm("max.f32 %0, %1, %2;" : "=f"(t931) : "f"(t927), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t932;
            asm("max.f32 %0, %1, %2;" : "=f"(t932) : "f"(t928), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t933;
            asm("max.f32 %0, %1, %2;" : "=f"(t933) : "f"(t929), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t934;
            asm("max.f32 %0, %1, %2;" : "=f"(t934) : "f"(t930), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t935;
            asm("max.f32 %0, %1, %2;" : "=f"(t935) : "f"(t931), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t936;
            asm("max.f32 %0, %1, %2;" : "=f"(t936) : "f"(t932), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t937;
            asm("max.f32 %0, %1, %2;" : "=f"(t937) : "f"(t933), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t938;
            asm("max.f32 %0, %1, %2;" : "=f"(t938) : "f"(t934), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t939;
            asm("max.f32 %0, %1, %2;" : "=f"(t939) : "f"(t935), "f"(s_56));
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
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t942), "f"(t943));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t945;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t945) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t945));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t948;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t948) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t949 = t948 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t949));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t951 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t952 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_3), "f"(1.442695f), "f"(t952));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t954;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t954) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t954;
            const f32 t955 = t951 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t956 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_4), "f"(1.442695f), "f"(t956));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t958;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t958) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t958;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t959 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_7), "f"(1.442695f), "f"(t959));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t961;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t961) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t961;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t962 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_8), "f"(1.442695f), "f"(t962));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t964;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t964) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t964;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t965 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_33;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s_11), "f"(1.442695f), "f"(t965));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t967;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t967) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t967;
            const f32 t968 = t955 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t969 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_34;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_12), "f"(1.442695f), "f"(t969));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t971;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t971;
            const f32 t972 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t973 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_35;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_15), "f"(1.442695f), "f"(t973));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t975;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t975) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t975;
            const f32 t976 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t977 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_36;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_16), "f"(1.442695f), "f"(t977));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t979;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t979) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t979;
            const f32 t980 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t981 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_37;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_19), "f"(1.442695f), "f"(t981));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t983;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t983) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t983;
            const f32 t984 = t968 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t985 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_38;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_20), "f"(1.442695f), "f"(t985));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t987;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t987) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t987;
            const f32 t988 = t972 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t989 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_39;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_23), "f"(1.442695f), "f"(t989));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t991;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t991) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t991;
            const f32 t992 = t976 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t993 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_40;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_24), "f"(1.442695f), "f"(t993));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t995;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t995) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t995;
            const f32 t996 = t980 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t997 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_41;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_27), "f"(1.442695f), "f"(t997));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t999;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t999) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t999;
            const f32 t1000 = t984 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1001 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_42;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_28), "f"(1.442695f), "f"(t1001));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1003;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1003) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t1003;
            const f32 t1004 = t988 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1005 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_43;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_31), "f"(1.442695f), "f"(t1005));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1007;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1007) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t1007;
            const f32 t1008 = t992 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1009 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_44;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_32), "f"(1.442695f), "f"(t1009));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1011;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1011) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t1011;
            const f32 t1012 = t996 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1013 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_45;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_35), "f"(1.442695f), "f"(t1013));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1015;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1015) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_35 = t1015;
            const f32 t1016 = t1000 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1017 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_46;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_36), "f"(1.442695f), "f"(t1017));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1019;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1019) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_36 = t1019;
            const f32 t1020 = t1004 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1021 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_47;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_39), "f"(1.442695f), "f"(t1021));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1023;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_39 = t1023;
            const f32 t1024 = t1008 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1025 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_48;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_40), "f"(1.442695f), "f"(t1025));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1027;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1027) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_40 = t1027;
            const f32 t1028 = t1012 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1029 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_49;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_43), "f"(1.442695f), "f"(t1029));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1031;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_43 = t1031;
            const f32 t1032 = t1016 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1033 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_50;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_44), "f"(1.442695f), "f"(t1033));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1035;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_44 = t1035;
            const f32 t1036 = t1020 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1037 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_51;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_47), "f"(1.442695f), "f"(t1037));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1039;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1039) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_47 = t1039;
            const f32 t1040 = t1024 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1041 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_52;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_48), "f"(1.442695f), "f"(t1041));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1043;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1043) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_48 = t1043;
            const f32 t1044 = t1028 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1045 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_53;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_51), "f"(1.442695f), "f"(t1045));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1047;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_51 = t1047;
            const f32 t1048 = t1032 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1049 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_54;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_52), "f"(1.442695f), "f"(t1049));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1051;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_52 = t1051;
            const f32 t1052 = t1036 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1053 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_55;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_55), "f"(1.442695f), "f"(t1053));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1055;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1055) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_55 = t1055;
            const f32 t1056 = t1040 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t1057 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_56;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_56), "f"(1.442695f), "f"(t1057));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t1059;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1059) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_56 = t1059;
            const f32 t1060 = t1044 + s_56;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1061 = t1048 + t1052;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1062 = t1056 + t1060;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t1063 = t1061 + t1062;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1063;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1064;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1064) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1065;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1065) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1066;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1066) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1067;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1067) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1068;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1068) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1069;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1069) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1070;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1070) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1071;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1071) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1072;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1072) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1073;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1073) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1074;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1074) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1075;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1075) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1076;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1076) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1077;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1077) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1078;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1078) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1079;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1079) : "f"(s_31), "f"(s_32));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1080;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1080) : "f"(s_33), "f"(s_34));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1081;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1081) : "f"(s_35), "f"(s_36));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1082;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1082) : "f"(s_37), "f"(s_38));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1083;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1083) : "f"(s_39), "f"(s_40));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1084;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1084) : "f"(s_41), "f"(s_42));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1085;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1085) : "f"(s_43), "f"(s_44));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1086;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1086) : "f"(s_45), "f"(s_46));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1087;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1087) : "f"(s_47), "f"(s_48));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1088;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1088) : "f"(s_49), "f"(s_50));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1089;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1089) : "f"(s_51), "f"(s_52));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1090;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1090) : "f"(s_53), "f"(s_54));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t1091;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1091) : "f"(s_55), "f"(s_56));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t1064;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t1065;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t1066;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t1067;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t1068;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t1069;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t1070;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t1071;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t1072;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t1073;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t1074;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t1075;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t1076;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t1077;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t1078;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t1079;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_17 = t1080;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_18 = t1081;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_19 = t1082;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_20 = t1083;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_21 = t1084;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_22 = t1085;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_23 = t1086;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_24 = t1087;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_25 = t1088;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_26 = t1089;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_27 = t1090;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_28 = t1091;
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
            const u32 masked_right_3 = masked_right_2 > 1u ? masked_right_2 : 1u;
            const u32 masked_left = end_2 > masked_right_3 ? end_2 : masked_right_3;
#line 306 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            #pragma unroll 1
            for (u32 i_2 = 1u; i_2 < end_2; i_2 += 1u) {
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1094 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t1094) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1095 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1096 = t1095 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1097 = t1096 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1098 = t9 + t1097;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1099 = t1095 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1100 = t1099 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1098), "r"(t1100) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1101 = t359 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1102 = t1101 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1103 = smem_1 + t1102;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1104 = t1095 & 1u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1105 = t1104 * 28672u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1106 = t7 + t1105;
                const u32 t1107 = t1103 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1108 = t1106 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1109 = t1107 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1110 = (u64)t1109;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1111 = t1110 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1112 = t1108 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1113 = (u64)t1112;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1114 = t1113 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1115 = t1107 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1116 = (u64)t1115;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1117 = t1116 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1118 = t1108 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1119 = (u64)t1118;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1120 = t1119 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1121 = t1107 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1122 = (u64)t1121;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1123 = t1122 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1124 = t1108 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1125 = (u64)t1124;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1126 = t1125 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1127 = t1107 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1128 = (u64)t1127;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1129 = t1128 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1130 = t1108 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1131 = (u64)t1130;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1132 = t1131 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1133 = t1107 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1134 = (u64)t1133;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1135 = t1134 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1136 = t1108 + 66432u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1137 = (u64)t1136;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1138 = t1137 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1139 = t1107 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1140 = (u64)t1139;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1141 = t1140 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1142 = t1108 + 66434u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1143 = (u64)t1142;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1144 = t1143 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1145 = t1107 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1146 = (u64)t1145;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1147 = t1146 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1148 = t1108 + 66436u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1149 = (u64)t1148;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1150 = t1149 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1151 = t1107 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1152 = (u64)t1151;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1153 = t1152 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1154 = t1108 + 66438u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1155 = (u64)t1154;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1156 = t1155 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %56, %57, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %58, %59, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %60, %61, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %62, %63, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n112k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55}, %70, %71, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32), "=&f"(s_33), "=&f"(s_34), "=&f"(s_35), "=&f"(s_36), "=&f"(s_37), "=&f"(s_38), "=&f"(s_39), "=&f"(s_40), "=&f"(s_41), "=&f"(s_42), "=&f"(s_43), "=&f"(s_44), "=&f"(s_45), "=&f"(s_46), "=&f"(s_47), "=&f"(s_48), "=&f"(s_49), "=&f"(s_50), "=&f"(s_51), "=&f"(s_52), "=&f"(s_53), "=&f"(s_54), "=&f"(s_55), "=&f"(s_56) : "l"(t1111), "l"(t1114), "l"(t1117), "l"(t1120), "l"(t1123), "l"(t1126), "l"(t1129), "l"(t1132), "l"(t1135), "l"(t1138), "l"(t1141), "l"(t1144), "l"(t1147), "l"(t1150), "l"(t1153), "l"(t1156) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1157 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1158 = passed_2 + t1157;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1159 = t1158 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1160 = t1159 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1161 = t1160 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1162 = t9 + t1161;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1163 = t1158 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1164 = t1163 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1162), "r"(t1164) : "memory");
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
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_21 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_22 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_23 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_24 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_25 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_26 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_27 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 regs_28 = p_28;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1165 = t1158 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1166 = t1165 * 28672u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1167 = t8 + t1166;
                const u32 t1168 = t1167 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1169 = t1168 + 58720256u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1170 = (u64)t1169;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1171 = t1170 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1172 = t1168 + 58720384u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1173 = (u64)t1172;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1174 = t1173 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1175 = t1168 + 58720512u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1176 = (u64)t1175;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1177 = t1176 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1178 = t1168 + 58720640u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1179 = (u64)t1178;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1180 = t1179 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1181 = t1168 + 58720768u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1182 = (u64)t1181;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1183 = t1182 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1184 = t1168 + 58720896u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1185 = (u64)t1184;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1186 = t1185 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1187 = t1168 + 58721024u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1188 = (u64)t1187;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t1189 = t1188 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t1171), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t1174), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t1177), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t1180), "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1183), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1186), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1189) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t1190 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t1191 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t1190 ? 0u : t1191;
                const u32 t1193 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t1193) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32), "+f"(s_33), "+f"(s_34), "+f"(s_35), "+f"(s_36), "+f"(s_37), "+f"(s_38), "+f"(s_39), "+f"(s_40), "+f"(s_41), "+f"(s_42), "+f"(s_43), "+f"(s_44), "+f"(s_45), "+f"(s_46), "+f"(s_47), "+f"(s_48), "+f"(s_49), "+f"(s_50), "+f"(s_51), "+f"(s_52), "+f"(s_53), "+f"(s_54), "+f"(s_55), "+f"(s_56) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1194 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1195 = t1194 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1196 = t1195 + 2u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1197 = t1196 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1198 = t9 + t1197;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1199 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1199) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1198) : "memory");
                }
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1200 = index_3 + 12u;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1201 = t1200 << 3u;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1202 = t9 + t1201;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1203 = passed_2 + i_2;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1204 = t1203 & 1u;
#line 29 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1202), "r"(t1204) : "memory");
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1205 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1206 = t1205 - i_2;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t1206 * 112u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1208 = t303 + t292;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t1208 + t291;
#line 15 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1210 = lane >> 2u;
#line 15 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 row_3 = t291 + t1210;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1212 = t8 + 57344u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t1213 = index_3 * 30720u;
#line 346 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 first_4 = t1212 + t1213;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1215 = row_3 * 480u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1216 = first_4 + t1215;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1217 = lane & 3u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1218 = t1217 << 3u;
#line 17 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1219 = t1216 + t1218;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1220 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1221 = t1220 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1222 = first_key_3 + t1221;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1223 = s * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_57;
                f32 two_58;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+0];" : "=f"(two_57), "=f"(two_58) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_58 = t1223 + two_57;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s = t18_58;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1225 = s_3 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_59;
                f32 two_60;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3840];" : "=f"(two_59), "=f"(two_60) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_59 = t1225 + two_59;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_3 = t18_59;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1227 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1228 = t1222 + 1u;
#line 13 "src/functions/bias.rs"
                const f32 t18_60 = t1227 + two_58;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_2 = t18_60;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1230 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_61 = t1230 + two_60;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_4 = t18_61;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1232 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1233 = t1222 + 8u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_61;
                f32 two_62;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+32];" : "=f"(two_61), "=f"(two_62) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_62 = t1232 + two_61;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_5 = t18_62;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1235 = s_7 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_63;
                f32 two_64;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3872];" : "=f"(two_63), "=f"(two_64) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_63 = t1235 + two_63;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_7 = t18_63;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1237 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1238 = t1222 + 9u;
#line 13 "src/functions/bias.rs"
                const f32 t18_64 = t1237 + two_62;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_6 = t18_64;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1240 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_65 = t1240 + two_64;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_8 = t18_65;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1242 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1243 = t1222 + 16u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_65;
                f32 two_66;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+64];" : "=f"(two_65), "=f"(two_66) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_66 = t1242 + two_65;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_9 = t18_66;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1245 = s_11 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_67;
                f32 two_68;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3904];" : "=f"(two_67), "=f"(two_68) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_67 = t1245 + two_67;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_11 = t18_67;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1247 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1248 = t1222 + 17u;
#line 13 "src/functions/bias.rs"
                const f32 t18_68 = t1247 + two_66;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_10 = t18_68;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1250 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_69 = t1250 + two_68;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_12 = t18_69;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1252 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1253 = t1222 + 24u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_69;
                f32 two_70;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+96];" : "=f"(two_69), "=f"(two_70) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_70 = t1252 + two_69;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_13 = t18_70;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1255 = s_15 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_71;
                f32 two_72;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3936];" : "=f"(two_71), "=f"(two_72) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_71 = t1255 + two_71;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_15 = t18_71;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1257 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1258 = t1222 + 25u;
#line 13 "src/functions/bias.rs"
                const f32 t18_72 = t1257 + two_70;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_14 = t18_72;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1260 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_73 = t1260 + two_72;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_16 = t18_73;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1262 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1263 = t1222 + 32u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_73;
                f32 two_74;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+128];" : "=f"(two_73), "=f"(two_74) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_74 = t1262 + two_73;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_17 = t18_74;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1265 = s_19 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_75;
                f32 two_76;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+3968];" : "=f"(two_75), "=f"(two_76) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_75 = t1265 + two_75;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_19 = t18_75;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1267 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1268 = t1222 + 33u;
#line 13 "src/functions/bias.rs"
                const f32 t18_76 = t1267 + two_74;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_18 = t18_76;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1270 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_77 = t1270 + two_76;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_20 = t18_77;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1272 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1273 = t1222 + 40u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_77;
                f32 two_78;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+160];" : "=f"(two_77), "=f"(two_78) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_78 = t1272 + two_77;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_21 = t18_78;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1275 = s_23 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_79;
                f32 two_80;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4000];" : "=f"(two_79), "=f"(two_80) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_79 = t1275 + two_79;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_23 = t18_79;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1277 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1278 = t1222 + 41u;
#line 13 "src/functions/bias.rs"
                const f32 t18_80 = t1277 + two_78;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_22 = t18_80;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1280 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_81 = t1280 + two_80;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_24 = t18_81;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1282 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1283 = t1222 + 48u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_81;
                f32 two_82;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+192];" : "=f"(two_81), "=f"(two_82) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_82 = t1282 + two_81;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_25 = t18_82;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1285 = s_27 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_83;
                f32 two_84;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4032];" : "=f"(two_83), "=f"(two_84) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_83 = t1285 + two_83;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_27 = t18_83;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1287 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1288 = t1222 + 49u;
#line 13 "src/functions/bias.rs"
                const f32 t18_84 = t1287 + two_82;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_26 = t18_84;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1290 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_85 = t1290 + two_84;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_28 = t18_85;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1292 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1293 = t1222 + 56u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_85;
                f32 two_86;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+224];" : "=f"(two_85), "=f"(two_86) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_86 = t1292 + two_85;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_29 = t18_86;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1295 = s_31 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_87;
                f32 two_88;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4064];" : "=f"(two_87), "=f"(two_88) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_87 = t1295 + two_87;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_31 = t18_87;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1297 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1298 = t1222 + 57u;
#line 13 "src/functions/bias.rs"
                const f32 t18_88 = t1297 + two_86;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_30 = t18_88;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1300 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_89 = t1300 + two_88;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_32 = t18_89;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1302 = s_33 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1303 = t1222 + 64u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_89;
                f32 two_90;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+256];" : "=f"(two_89), "=f"(two_90) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_90 = t1302 + two_89;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_33 = t18_90;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1305 = s_35 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_91;
                f32 two_92;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4096];" : "=f"(two_91), "=f"(two_92) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_91 = t1305 + two_91;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_35 = t18_91;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1307 = s_34 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1308 = t1222 + 65u;
#line 13 "src/functions/bias.rs"
                const f32 t18_92 = t1307 + two_90;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_34 = t18_92;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1310 = s_36 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_93 = t1310 + two_92;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_36 = t18_93;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1312 = s_37 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1313 = t1222 + 72u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_93;
                f32 two_94;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+288];" : "=f"(two_93), "=f"(two_94) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_94 = t1312 + two_93;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_37 = t18_94;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1315 = s_39 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_95;
                f32 two_96;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4128];" : "=f"(two_95), "=f"(two_96) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_95 = t1315 + two_95;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_39 = t18_95;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1317 = s_38 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1318 = t1222 + 73u;
#line 13 "src/functions/bias.rs"
                const f32 t18_96 = t1317 + two_94;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_38 = t18_96;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1320 = s_40 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_97 = t1320 + two_96;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_40 = t18_97;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1322 = s_41 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1323 = t1222 + 80u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_97;
                f32 two_98;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+320];" : "=f"(two_97), "=f"(two_98) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_98 = t1322 + two_97;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_41 = t18_98;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1325 = s_43 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_99;
                f32 two_100;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4160];" : "=f"(two_99), "=f"(two_100) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_99 = t1325 + two_99;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_43 = t18_99;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1327 = s_42 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1328 = t1222 + 81u;
#line 13 "src/functions/bias.rs"
                const f32 t18_100 = t1327 + two_98;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_42 = t18_100;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1330 = s_44 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_101 = t1330 + two_100;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_44 = t18_101;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1332 = s_45 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1333 = t1222 + 88u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_101;
                f32 two_102;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+352];" : "=f"(two_101), "=f"(two_102) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_102 = t1332 + two_101;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_45 = t18_102;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1335 = s_47 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_103;
                f32 two_104;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4192];" : "=f"(two_103), "=f"(two_104) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_103 = t1335 + two_103;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_47 = t18_103;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1337 = s_46 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1338 = t1222 + 89u;
#line 13 "src/functions/bias.rs"
                const f32 t18_104 = t1337 + two_102;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_46 = t18_104;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1340 = s_48 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_105 = t1340 + two_104;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_48 = t18_105;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1342 = s_49 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1343 = t1222 + 96u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_105;
                f32 two_106;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+384];" : "=f"(two_105), "=f"(two_106) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_106 = t1342 + two_105;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_49 = t18_106;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1345 = s_51 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_107;
                f32 two_108;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4224];" : "=f"(two_107), "=f"(two_108) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_107 = t1345 + two_107;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_51 = t18_107;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1347 = s_50 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1348 = t1222 + 97u;
#line 13 "src/functions/bias.rs"
                const f32 t18_108 = t1347 + two_106;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_50 = t18_108;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1350 = s_52 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_109 = t1350 + two_108;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_52 = t18_109;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1352 = s_53 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1353 = t1222 + 104u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_109;
                f32 two_110;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+416];" : "=f"(two_109), "=f"(two_110) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_110 = t1352 + two_109;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_53 = t18_110;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1355 = s_55 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                f32 two_111;
                f32 two_112;
                asm volatile("ld.shared.v2.f32 {%0, %1}, [%2+4256];" : "=f"(two_111), "=f"(two_112) : "r"(t1219) : "memory");
#line 13 "src/functions/bias.rs"
                const f32 t18_111 = t1355 + two_111;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_55 = t18_111;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1357 = s_54 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1358 = t1222 + 105u;
#line 13 "src/functions/bias.rs"
                const f32 t18_112 = t1357 + two_110;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_54 = t18_112;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                const f32 t1360 = s_56 * score_scale;
#line 13 "src/functions/bias.rs"
                const f32 t18_113 = t1360 + two_112;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                s_56 = t18_113;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1362 = index_3 + 14u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1363 = t1362 << 3u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/rows.rs"
                const u32 t1364 = t9 + t1363;
#line 110 "fa-kernels/src/attention/copied_rows.rs"
                asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                const bool t1365 = lane == 0u;
#line 112 "fa-kernels/src/attention/copied_rows.rs"
                if (t1365) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1364) : "memory");
                }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1366;
                asm("max.f32 %0, %1, %2;" : "=f"(t1366) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1367;
                asm("max.f32 %0, %1, %2;" : "=f"(t1367) : "f"(t1366), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1368;
                asm("max.f32 %0, %1, %2;" : "=f"(t1368) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1369;
                asm("max.f32 %0, %1, %2;" : "=f"(t1369) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1370;
                asm("max.f32 %0, %1, %2;" : "=f"(t1370) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1371;
                asm("max.f32 %0, %1, %2;" : "=f"(t1371) : "f"(t1367), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1372;
                asm("max.f32 %0, %1, %2;" : "=f"(t1372) : "f"(t1368), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1373;
                asm("max.f32 %0, %1, %2;" : "=f"(t1373) : "f"(t1369), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1374;
                asm("max.f32 %0, %1, %2;" : "=f"(t1374) : "f"(t1370), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1375;
                asm("max.f32 %0, %1, %2;" : "=f"(t1375) : "f"(t1371), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1376;
                asm("max.f32 %0, %1, %2;" : "=f"(t1376) : "f"(t1372), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1377;
                asm("max.f32 %0, %1, %2;" : "=f"(t1377) : "f"(t1373), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1378;
                asm("max.f32 %0, %1, %2;" : "=f"(t1378) : "f"(t1374), "f"(s_30));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1379;
                asm("max.f32 %0, %1, %2;" : "=f"(t1379) : "f"(t1375), "f"(s_33));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1380;
                asm("max.f32 %0, %1, %2;" : "=f"(t1380) : "f"(t1376), "f"(s_34));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1381;
                asm("max.f32 %0, %1, %2;" : "=f"(t1381) : "f"(t1377), "f"(s_37));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1382;
                asm("max.f32 %0, %1, %2;" : "=f"(t1382) : "f"(t1378), "f"(s_38));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1383;
                asm("max.f32 %0, %1, %2;" : "=f"(t1383) : "f"(t1379), "f"(s_41));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1384;
                asm("max.f32 %0, %1, %2;" : "=f"(t1384) : "f"(t1380), "f"(s_42));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1385;
                asm("max.f32 %0, %1, %2;" : "=f"(t1385) : "f"(t1381), "f"(s_45));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1386;
                asm("max.f32 %0, %1, %2;" : "=f"(t1386) : "f"(t1382), "f"(s_46));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1387;
                asm("max.f32 %0, %1, %2;" : "=f"(t1387) : "f"(t1383), "f"(s_49));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1388;
                asm("max.f32 %0, %1, %2;" : "=f"(t1388) : "f"(t1384), "f"(s_50));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1389;
                asm("max.f32 %0, %1, %2;" : "=f"(t1389) : "f"(t1385), "f"(s_53));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1390;
                asm("max.f32 %0, %1, %2;" : "=f"(t1390) : "f"(t1386), "f"(s_54));
                f32 t1391;
                asm("max.f32 %0, %1, %2;" : "=f"(t1391) : "f"(t1387), "f"(t1388));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1392;
                asm("max.f32 %0, %1, %2;" : "=f"(t1392) : "f"(t1389), "f"(t1390));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1393;
                asm("max.f32 %0, %1, %2;" : "=f"(t1393) : "f"(t1391), "f"(t1392));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1394;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1394) : "f"(t1393));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1393), "f"(t1394));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1396;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1396) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1396));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1398;
                asm("max.f32 %0, %1, %2;" : "=f"(t1398) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1399;
                asm("max.f32 %0, %1, %2;" : "=f"(t1399) : "f"(t1398), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1400;
                asm("max.f32 %0, %1, %2;" : "=f"(t1400) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1401;
                asm("max.f32 %0, %1, %2;" : "=f"(t1401) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1402;
                asm("max.f32 %0, %1, %2;" : "=f"(t1402) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1403;
                asm("max.f32 %0, %1, %2;" : "=f"(t1403) : "f"(t1399), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1404;
                asm("max.f32 %0, %1, %2;" : "=f"(t1404) : "f"(t1400), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1405;
                asm("max.f32 %0, %1, %2;" : "=f"(t1405) : "f"(t1401), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1406;
                asm("max.f32 %0, %1, %2;" : "=f"(t1406) : "f"(t1402), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1407;
                asm("max.f32 %0, %1, %2;" : "=f"(t1407) : "f"(t1403), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1408;
                asm("max.f32 %0, %1, %2;" : "=f"(t1408) : "f"(t1404), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1409;
                asm("max.f32 %0, %1, %2;" : "=f"(t1409) : "f"(t1405), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1410;
                asm("max.f32 %0, %1, %2;" : "=f"(t1410) : "f"(t1406), "f"(s_32));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1411;
                asm("max.f32 %0, %1, %2;" : "=f"(t1411) : "f"(t1407), "f"(s_35));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1412;
                asm("max.f32 %0, %1, %2;" : "=f"(t1412) : "f"(t1408), "f"(s_36));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1413;
                asm("max.f32 %0, %1, %2;" : "=f"(t1413) : "f"(t1409), "f"(s_39));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1414;
                asm("max.f32 %0, %1, %2;" : "=f"(t1414) : "f"(t1410), "f"(s_40));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1415;
                asm("max.f32 %0, %1, %2;" : "=f"(t1415) : "f"(t1411), "f"(s_43));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1416;
                asm("max.f32 %0, %1, %2;" : "=f"(t1416) : "f"(t1412), "f"(s_44));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1417;
                asm("max.f32 %0, %1, %2;" : "=f"(t1417) : "f"(t1413), "f"(s_47));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1418;
                asm("max.f32 %0, %1, %2;" : "=f"(t1418) : "f"(t1414), "f"(s_48));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1419;
                asm("max.f32 %0, %1, %2;" : "=f"(t1419) : "f"(t1415), "f"(s_51));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1420;
                asm("max.f32 %0, %1, %2;" : "=f"(t1420) : "f"(t1416), "f"(s_52));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1421;
                asm("max.f32 %0, %1, %2;" : "=f"(t1421) : "f"(t1417), "f"(s_55));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1422;
                asm("max.f32 %0, %1, %2;" : "=f"(t1422) : "f"(t1418), "f"(s_56));
                f32 t1423;
                asm("max.f32 %0, %1, %2;" : "=f"(t1423) : "f"(t1419), "f"(t1420));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1424;
                asm("max.f32 %0, %1, %2;" : "=f"(t1424) : "f"(t1421), "f"(t1422));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1425;
                asm("max.f32 %0, %1, %2;" : "=f"(t1425) : "f"(t1423), "f"(t1424));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1426;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1426) : "f"(t1425));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1425), "f"(t1426));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1428;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1428) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1428));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1430 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1431 = t1430 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1432 = 8.0f < t1431;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1433 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1434 = t1433 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1435 = 8.0f < t1434;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1436 = t1432 | t1435;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1436);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1441;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1441) : "f"(old_7), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1442 = t1441 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1442));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1445 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1446 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s), "f"(1.442695f), "f"(t1446));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1448;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1448) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1448;
                const f32 t1449 = t1445 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1450 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_2), "f"(1.442695f), "f"(t1450));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1452;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1452) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1452;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1453 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_5), "f"(1.442695f), "f"(t1453));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1455;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1455) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1455;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1456 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_6), "f"(1.442695f), "f"(t1456));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1458;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1458) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1458;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1459 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_9), "f"(1.442695f), "f"(t1459));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1461;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1461) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1461;
                const f32 t1462 = t1449 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1463 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_10), "f"(1.442695f), "f"(t1463));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1465;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1465) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1465;
                const f32 t1466 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1467 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_13), "f"(1.442695f), "f"(t1467));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1469;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1469) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1469;
                const f32 t1470 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1471 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_14), "f"(1.442695f), "f"(t1471));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1473;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1473) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1473;
                const f32 t1474 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1475 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_65;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_65) : "f"(s_17), "f"(1.442695f), "f"(t1475));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1477;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1477) : "f"(exponent_65));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1477;
                const f32 t1478 = t1462 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1479 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_66;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_66) : "f"(s_18), "f"(1.442695f), "f"(t1479));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1481;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1481) : "f"(exponent_66));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1481;
                const f32 t1482 = t1466 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1483 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_67;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_67) : "f"(s_21), "f"(1.442695f), "f"(t1483));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1485;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1485) : "f"(exponent_67));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1485;
                const f32 t1486 = t1470 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1487 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_68;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_68) : "f"(s_22), "f"(1.442695f), "f"(t1487));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1489;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1489) : "f"(exponent_68));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1489;
                const f32 t1490 = t1474 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1491 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_69;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_69) : "f"(s_25), "f"(1.442695f), "f"(t1491));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1493;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1493) : "f"(exponent_69));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1493;
                const f32 t1494 = t1478 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1495 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_70;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_70) : "f"(s_26), "f"(1.442695f), "f"(t1495));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1497;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1497) : "f"(exponent_70));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1497;
                const f32 t1498 = t1482 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1499 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_71;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_71) : "f"(s_29), "f"(1.442695f), "f"(t1499));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1501;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1501) : "f"(exponent_71));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1501;
                const f32 t1502 = t1486 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1503 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_72;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_72) : "f"(s_30), "f"(1.442695f), "f"(t1503));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1505;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1505) : "f"(exponent_72));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1505;
                const f32 t1506 = t1490 + s_30;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1507 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_73;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_73) : "f"(s_33), "f"(1.442695f), "f"(t1507));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1509;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1509) : "f"(exponent_73));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_33 = t1509;
                const f32 t1510 = t1494 + s_33;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1511 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_74;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_74) : "f"(s_34), "f"(1.442695f), "f"(t1511));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1513;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1513) : "f"(exponent_74));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_34 = t1513;
                const f32 t1514 = t1498 + s_34;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1515 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_75;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_75) : "f"(s_37), "f"(1.442695f), "f"(t1515));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1517;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1517) : "f"(exponent_75));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_37 = t1517;
                const f32 t1518 = t1502 + s_37;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1519 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_76;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_76) : "f"(s_38), "f"(1.442695f), "f"(t1519));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1521;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1521) : "f"(exponent_76));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_38 = t1521;
                const f32 t1522 = t1506 + s_38;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1523 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_77;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_77) : "f"(s_41), "f"(1.442695f), "f"(t1523));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1525;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1525) : "f"(exponent_77));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_41 = t1525;
                const f32 t1526 = t1510 + s_41;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1527 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_78;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_78) : "f"(s_42), "f"(1.442695f), "f"(t1527));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1529;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1529) : "f"(exponent_78));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_42 = t1529;
                const f32 t1530 = t1514 + s_42;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1531 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_79;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_79) : "f"(s_45), "f"(1.442695f), "f"(t1531));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1533;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1533) : "f"(exponent_79));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_45 = t1533;
                const f32 t1534 = t1518 + s_45;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1535 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_80;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_80) : "f"(s_46), "f"(1.442695f), "f"(t1535));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1537;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1537) : "f"(exponent_80));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_46 = t1537;
                const f32 t1538 = t1522 + s_46;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1539 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_81;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_81) : "f"(s_49), "f"(1.442695f), "f"(t1539));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1541;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1541) : "f"(exponent_81));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_49 = t1541;
                const f32 t1542 = t1526 + s_49;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1543 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_82;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_82) : "f"(s_50), "f"(1.442695f), "f"(t1543));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1545;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1545) : "f"(exponent_82));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_50 = t1545;
                const f32 t1546 = t1530 + s_50;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1547 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_83;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_83) : "f"(s_53), "f"(1.442695f), "f"(t1547));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1549;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1549) : "f"(exponent_83));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_53 = t1549;
                const f32 t1550 = t1534 + s_53;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1551 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_84;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_84) : "f"(s_54), "f"(1.442695f), "f"(t1551));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1553;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1553) : "f"(exponent_84));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_54 = t1553;
                const f32 t1554 = t1538 + s_54;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1555 = t1542 + t1546;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1556 = t1550 + t1554;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1557 = t1555 + t1556;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1557;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1561;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1561) : "f"(old_8), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1562 = t1561 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1562));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1565 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1566 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_85;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_85) : "f"(s_3), "f"(1.442695f), "f"(t1566));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1568;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1568) : "f"(exponent_85));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1568;
                const f32 t1569 = t1565 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1570 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_86;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_86) : "f"(s_4), "f"(1.442695f), "f"(t1570));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1572) : "f"(exponent_86));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1572;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1573 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_87;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_87) : "f"(s_7), "f"(1.442695f), "f"(t1573));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1575;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1575) : "f"(exponent_87));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1575;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1576 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_88;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_88) : "f"(s_8), "f"(1.442695f), "f"(t1576));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1578;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1578) : "f"(exponent_88));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1578;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1579 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_89;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_89) : "f"(s_11), "f"(1.442695f), "f"(t1579));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1581;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1581) : "f"(exponent_89));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1581;
                const f32 t1582 = t1569 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1583 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_90;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_90) : "f"(s_12), "f"(1.442695f), "f"(t1583));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1585;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1585) : "f"(exponent_90));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1585;
                const f32 t1586 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1587 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_91;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_91) : "f"(s_15), "f"(1.442695f), "f"(t1587));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1589;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1589) : "f"(exponent_91));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1589;
                const f32 t1590 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1591 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_92;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_92) : "f"(s_16), "f"(1.442695f), "f"(t1591));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1593;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1593) : "f"(exponent_92));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1593;
                const f32 t1594 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1595 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_93;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_93) : "f"(s_19), "f"(1.442695f), "f"(t1595));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1597;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1597) : "f"(exponent_93));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1597;
                const f32 t1598 = t1582 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1599 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_94;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_94) : "f"(s_20), "f"(1.442695f), "f"(t1599));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1601;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1601) : "f"(exponent_94));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1601;
                const f32 t1602 = t1586 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1603 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_95;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_95) : "f"(s_23), "f"(1.442695f), "f"(t1603));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1605;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1605) : "f"(exponent_95));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1605;
                const f32 t1606 = t1590 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1607 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_96;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_96) : "f"(s_24), "f"(1.442695f), "f"(t1607));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1609;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1609) : "f"(exponent_96));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1609;
                const f32 t1610 = t1594 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1611 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_97;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_97) : "f"(s_27), "f"(1.442695f), "f"(t1611));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1613) : "f"(exponent_97));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1613;
                const f32 t1614 = t1598 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1615 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_98;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_98) : "f"(s_28), "f"(1.442695f), "f"(t1615));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1617;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1617) : "f"(exponent_98));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1617;
                const f32 t1618 = t1602 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1619 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_99;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_99) : "f"(s_31), "f"(1.442695f), "f"(t1619));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1621;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1621) : "f"(exponent_99));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1621;
                const f32 t1622 = t1606 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1623 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_100;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_100) : "f"(s_32), "f"(1.442695f), "f"(t1623));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1625;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1625) : "f"(exponent_100));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1625;
                const f32 t1626 = t1610 + s_32;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1627 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_101;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_101) : "f"(s_35), "f"(1.442695f), "f"(t1627));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1629) : "f"(exponent_101));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_35 = t1629;
                const f32 t1630 = t1614 + s_35;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1631 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_102;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_102) : "f"(s_36), "f"(1.442695f), "f"(t1631));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1633;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1633) : "f"(exponent_102));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_36 = t1633;
                const f32 t1634 = t1618 + s_36;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1635 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_103;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_103) : "f"(s_39), "f"(1.442695f), "f"(t1635));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1637;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1637) : "f"(exponent_103));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_39 = t1637;
                const f32 t1638 = t1622 + s_39;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1639 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_104;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_104) : "f"(s_40), "f"(1.442695f), "f"(t1639));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1641;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1641) : "f"(exponent_104));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_40 = t1641;
                const f32 t1642 = t1626 + s_40;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1643 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_105;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_105) : "f"(s_43), "f"(1.442695f), "f"(t1643));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1645;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1645) : "f"(exponent_105));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_43 = t1645;
                const f32 t1646 = t1630 + s_43;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1647 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_106;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_106) : "f"(s_44), "f"(1.442695f), "f"(t1647));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1649;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1649) : "f"(exponent_106));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_44 = t1649;
                const f32 t1650 = t1634 + s_44;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1651 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_107;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_107) : "f"(s_47), "f"(1.442695f), "f"(t1651));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1653;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1653) : "f"(exponent_107));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_47 = t1653;
                const f32 t1654 = t1638 + s_47;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1655 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_108;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_108) : "f"(s_48), "f"(1.442695f), "f"(t1655));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1657;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1657) : "f"(exponent_108));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_48 = t1657;
                const f32 t1658 = t1642 + s_48;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1659 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_109;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_109) : "f"(s_51), "f"(1.442695f), "f"(t1659));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1661;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1661) : "f"(exponent_109));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_51 = t1661;
                const f32 t1662 = t1646 + s_51;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1663 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_110;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_110) : "f"(s_52), "f"(1.442695f), "f"(t1663));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1665) : "f"(exponent_110));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_52 = t1665;
                const f32 t1666 = t1650 + s_52;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1667 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_111;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_111) : "f"(s_55), "f"(1.442695f), "f"(t1667));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1669;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1669) : "f"(exponent_111));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_55 = t1669;
                const f32 t1670 = t1654 + s_55;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1671 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_112;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_112) : "f"(s_56), "f"(1.442695f), "f"(t1671));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1673;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1673) : "f"(exponent_112));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_56 = t1673;
                const f32 t1674 = t1658 + s_56;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1675 = t1662 + t1666;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1676 = t1670 + t1674;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1677 = t1675 + t1676;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1677;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1678 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1679 = passed_2 + t1678;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1680 = t1679 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1681 = t1680 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1682 = t1681 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1683 = t9 + t1682;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1684 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1684) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1683) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1685 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1685;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1686 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1686;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1687 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1687;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1688 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1688;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1689 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1689;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1690 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1690;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1691 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1691;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1692 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1692;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1693 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1693;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1694 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1694;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1695 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1695;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1696 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1696;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1697 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1697;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1698 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1698;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1699 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1699;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1700 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1700;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1701 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1701;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1702 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1702;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1703 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1703;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1704 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1704;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1705 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1705;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1706 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1706;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1707 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1707;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1708 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1708;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1709 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1709;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1710 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1710;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1711 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1711;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1712 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1712;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1713 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1713;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1714 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1714;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1715 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1715;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1716 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1716;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1717 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1717;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1718 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1718;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1719 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1719;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1720 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1720;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1721 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1721;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1722 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1722;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1723 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1723;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1724 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1724;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1725 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1725;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1726 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1726;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1727 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1727;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1728 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1728;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1729 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1729;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1730 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1730;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1731 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1731;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1732 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1732;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1733 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1733;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1734 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1734;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1735 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1735;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1736 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1736;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1737 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1737;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1738 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1738;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1739 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1739;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1740 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1740;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1741 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1741;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1742 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1742;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1743 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1743;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1744 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1744;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1745 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1745;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1746 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1746;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1747 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1747;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1748 = acc_64 * factor_2;
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
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1769;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1769) : "f"(s_41), "f"(s_42));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1770;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(s_43), "f"(s_44));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1771;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1771) : "f"(s_45), "f"(s_46));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1772;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1772) : "f"(s_47), "f"(s_48));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1773;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1773) : "f"(s_49), "f"(s_50));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1774;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1774) : "f"(s_51), "f"(s_52));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1775;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1775) : "f"(s_53), "f"(s_54));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1776;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(s_55), "f"(s_56));
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
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_21 = t1769;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_22 = t1770;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_23 = t1771;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_24 = t1772;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_25 = t1773;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_26 = t1774;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_27 = t1775;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_28 = t1776;
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1777 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1778 = passed_2 + t1777;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1779 = t1778 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1780 = t1779 + 4u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1781 = t1780 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1782 = t9 + t1781;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1783 = t1778 >> 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1784 = t1783 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1782), "r"(t1784) : "memory");
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_29 = p;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_30 = p_2;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_31 = p_3;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_32 = p_4;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_33 = p_5;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_34 = p_6;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_35 = p_7;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_36 = p_8;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_37 = p_9;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_38 = p_10;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_39 = p_11;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_40 = p_12;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_41 = p_13;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_42 = p_14;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_43 = p_15;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_44 = p_16;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_45 = p_17;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_46 = p_18;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_47 = p_19;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_48 = p_20;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_49 = p_21;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_50 = p_22;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_51 = p_23;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_52 = p_24;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_53 = p_25;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_54 = p_26;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_55 = p_27;
#line 413 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 regs_56 = p_28;
#line 415 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t1785 = t1778 & 1u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1786 = t1785 * 28672u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1787 = t8 + t1786;
            const u32 t1788 = t1787 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1789 = t1788 + 58720256u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1790 = (u64)t1789;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1791 = t1790 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1792 = t1788 + 58720384u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1793 = (u64)t1792;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1794 = t1793 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1795 = t1788 + 58720512u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1796 = (u64)t1795;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1797 = t1796 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1798 = t1788 + 58720640u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1799 = (u64)t1798;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1800 = t1799 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1801 = t1788 + 58720768u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1802 = (u64)t1801;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1803 = t1802 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1804 = t1788 + 58720896u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1805 = (u64)t1804;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1806 = t1805 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1807 = t1788 + 58721024u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1808 = (u64)t1807;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1809 = t1808 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%84, %85, %86, %87}, %88, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%89, %90, %91, %92}, %93, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%94, %95, %96, %97}, %98, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1791), "r"(regs_33), "r"(regs_34), "r"(regs_35), "r"(regs_36), "l"(t1794), "r"(regs_37), "r"(regs_38), "r"(regs_39), "r"(regs_40), "l"(t1797), "r"(regs_41), "r"(regs_42), "r"(regs_43), "r"(regs_44), "l"(t1800), "r"(regs_45), "r"(regs_46), "r"(regs_47), "r"(regs_48), "l"(t1803), "r"(regs_49), "r"(regs_50), "r"(regs_51), "r"(regs_52), "l"(t1806), "r"(regs_53), "r"(regs_54), "r"(regs_55), "r"(regs_56), "l"(t1809) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1810 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1811 = passed_2 + t1810;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1812 = t1811 & 1u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1813 = t1812 + 6u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1814 = t1813 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1815 = t9 + t1814;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1816 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1816) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1815) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1818;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1818) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1818;
            f32 t1820;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1820) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1821 = pair_5 + t1820;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1821;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1822;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1822) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1822;
            f32 t1824;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1824) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1825 = pair_6 + t1824;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1825;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1826 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1827;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1827) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1826 ? 0.0f : t1827;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1829 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1829;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1830 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1830;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1831 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1831;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1832 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1832;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1833 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1833;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1834 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1834;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1835 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1835;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1836 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1836;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1837 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1837;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1838 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1838;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1839 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1839;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1840 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1840;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1841 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1841;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1842 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1842;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1843 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1843;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1844 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1844;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1845 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1845;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1846 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1846;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1847 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1847;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1848 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1848;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1849 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1849;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1850 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1850;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1851 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1851;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1852 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1852;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1853 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1853;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1854 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1854;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1855 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1855;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1856 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1856;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1857 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1857;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1858 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1858;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1859 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1859;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1860 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1860;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1861 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1862;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1862) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1861 ? 0.0f : t1862;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1864 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1864;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1865 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1865;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1866 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1866;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1867 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1867;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1868 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1868;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1869 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1869;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1870 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1870;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1871 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1871;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1872 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1872;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1873 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1873;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1874 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1874;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1875 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1875;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1876 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1876;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1877 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1877;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1878 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1878;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1879 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1879;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1880 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1880;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1881 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1881;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1882 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1882;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1883 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1883;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1884 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1884;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1885 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1885;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1886 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1886;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1887 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1887;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1888 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1888;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1889 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1889;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1890 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1890;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1891 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1891;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1892 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1892;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1893 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1893;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1894 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1894;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1895 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1895;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            const u32 t1896 = index_3 + 3u;
#line 59 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
            asm volatile("bar.sync %0, 128;" :  : "r"(t1896) : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1897 = t359 & 1u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1898 = t1897 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t1899 = smem_1 + t1898;
#line 81 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1900 = t1899 + 8192u;
            u32 t1901;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1901) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1902;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1902) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1903;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1903) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1904;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1904) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1905;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1905) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1906;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1906) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1907;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1907) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1908;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1908) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1909;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1909) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1910;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1910) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1911;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1911) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1912;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1912) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1913;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1913) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1914;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1914) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1915;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1915) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1916;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1916) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1917;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1917) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1918;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1918) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1919;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1919) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1920;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1920) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1921;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1921) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1922;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1922) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1923;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1923) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1924;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1924) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1925;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1925) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1926;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1926) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1927;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1927) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1928;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1928) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1929;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1929) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1930;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1930) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1931;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1931) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1932;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1932) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1933 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1934 = t291 + t1933;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1935 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1936 = t1934 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1937 = t1935 ^ t1936;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1938 = t1934 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1939 = t1937 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1940 = t1938 + t1939;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1941 = t1899 + t1940;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1941), "r"(t1901), "r"(t1902), "r"(t1903), "r"(t1904) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1942 = t1940 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1943 = t1899 + t1942;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1943), "r"(t1905), "r"(t1906), "r"(t1907), "r"(t1908) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1944 = t1940 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1945 = t1899 + t1944;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1945), "r"(t1909), "r"(t1910), "r"(t1911), "r"(t1912) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1946 = t1940 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1947 = t1899 + t1946;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1947), "r"(t1913), "r"(t1914), "r"(t1915), "r"(t1916) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1948 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1949 = t291 + t1948;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1950 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1951 = t1949 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1952 = t1950 ^ t1951;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1953 = t1949 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1954 = t1952 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1955 = t1953 + t1954;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1956 = t1900 + t1955;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1956), "r"(t1917), "r"(t1918), "r"(t1919), "r"(t1920) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1957 = t1955 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1958 = t1900 + t1957;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1958), "r"(t1921), "r"(t1922), "r"(t1923), "r"(t1924) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1959 = t1955 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1960 = t1900 + t1959;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1960), "r"(t1925), "r"(t1926), "r"(t1927), "r"(t1928) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1961 = t1955 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1962 = t1900 + t1961;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1962), "r"(t1929), "r"(t1930), "r"(t1931), "r"(t1932) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1963 = t303 + t292;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1963 + t291;
            const bool t1965 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1965) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1966 = t291 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1967 = t1899 + t1966;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1967), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t306) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1968 = t1899 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1969 = t291 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1970 = t1968 + t1969;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1970), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t306) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
#line 135 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
                const u32 t1971 = t359 & 1u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1972 = t1971 + 10u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1973 = t1972 << 3u;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1974 = t9 + t1973;
#line 136 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1974) : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1975 = (u64)t306;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1976 = t1975 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1977 = t1976 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1978 = lse + t1977;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1979 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1980 = t1979 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1981 = t1980 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1982 = t1978 + t1981;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1983 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1984 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1985 = t1984 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1985) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1986 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_4 = first_row + t1986;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row_4 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1989 = (u64)row_4 * t1983;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1990 = t1989 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1991 = t1982 + t1990;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1992;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1992) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1993;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(row_max), "f"(1.442695f), "f"(t1992));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1993 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1995 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1996 = t1995 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1991), "f"(t1996) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1997 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1998 = first_row + t1997;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_5 = t1998 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_5 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t2001 = (u64)row_5 * t1983;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2002 = t2001 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t2003 = t1982 + t2002;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2004;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t2004) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t2005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2005) : "f"(row_max_2), "f"(1.442695f), "f"(t2004));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t2005 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t2007 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t2008 = t2007 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t2003), "f"(t2008) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t2009 = count_3 + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count_3 = t2009;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2010 = count_3 & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t28), "r"(t2010) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t2011 = t28 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t2012;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2012) : "r"(t2011) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2013;
            asm("mov.b32 %0, %1;" : "=r"(t2013) : "f"(t2012));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t2014;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t2014) : "r"(t2013));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t2014;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t2016 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t2016) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t2017 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t2017) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
