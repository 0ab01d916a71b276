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
    const u32 t9 = t8 + 65536u;
    const u32 t10 = t9 + 65536u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t11 = thread == 0u;
#line 49 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t11) {
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t10) : "memory");
        const u32 t12 = t10 + 64u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 32u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t13) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t14 = t10 + 96u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t14) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t15 = t10 + 8u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
        const u32 t16 = t10 + 72u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
        const u32 t17 = t10 + 40u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t17) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t18 = t10 + 104u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t18) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t19 = t10 + 16u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
        const u32 t20 = t10 + 80u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
        const u32 t21 = t10 + 48u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t21) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t22 = t10 + 112u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t22) : "memory");
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t23 = t10 + 24u;
#line 278 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
        const u32 t24 = t10 + 88u;
#line 279 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
        const u32 t25 = t10 + 56u;
#line 280 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t25) : "memory");
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t26 = t10 + 120u;
#line 282 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 8;" :  : "r"(t26) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t27 = t10 + 128u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
        const u32 t28 = t10 + 160u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t29 = t10 + 136u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
        const u32 t30 = t10 + 168u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t30) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t31 = t10 + 144u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
        const u32 t32 = t10 + 176u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t32) : "memory");
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t33 = t10 + 152u;
#line 286 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
        const u32 t34 = t10 + 184u;
#line 287 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t34) : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t35 = t10 + 192u;
#line 84 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
        const u32 t36 = t35 + 8u;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 9;" :  : "r"(t36) : "memory");
#line 298 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 52 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 304 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
    const u32 t37 = t10 + 192u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    const bool t38 = warpgroup == 0u;
#line 55 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
    if (t38) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 40;" :  :  : "memory");
        const bool t39 = warp == 0u;
#line 57 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t39) {
#line 30 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 passed = 0u;
            u32 tile = 0u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t40 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t40) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t41 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t42;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t42) : "r"(t41) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t43;
            asm("mov.b32 %0, %1;" : "=r"(t43) : "f"(t42));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t44;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t44) : "r"(t43));
#line 32 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
            u32 index = t44;
            while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const bool t45 = index != 4294967295u;
                if (!t45) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 from = t37 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t47;
                asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t47) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t48;
                asm("mov.b32 %0, %1;" : "=r"(t48) : "f"(t47));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t49;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t49) : "r"(t48));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t50;
                asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t50) : "r"(from) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t51;
                asm("mov.b32 %0, %1;" : "=r"(t51) : "f"(t50));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t52;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t52) : "r"(t51));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t53;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t53) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t54 = t53 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t54) {
                    const u32 t55 = t37 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t55) : "memory");
                }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t56 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t57 = t56 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 end = t57 > 1u ? t57 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 t59 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 whole = t59 < end ? t59 : end;
                const u32 t61 = end - whole;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
                const u32 masked_right = t61 < end ? t61 : end;
#line 38 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t63 = index / group;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t64 = tile << 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot = t64 & 3u;
                const u32 t66 = slot + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t67 = t66 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t68 = t10 + t67;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t69 = t64 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t70 = t69 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t71 = t70 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t68), "r"(t71) : "memory");
                const u32 t72 = slot + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t73 = t72 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t74 = t10 + t73;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t75 = slot << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t76 = smem_1 + t75;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t77;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t77) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t78 = t77 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t78) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t74) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t76), "l"(q), "r"(t74), "r"(0u), "r"(index), "r"(t49), "r"(t52) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t79 = t76 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t79), "l"(q), "r"(t74), "r"(64u), "r"(index), "r"(t49), "r"(t52) : "memory");
                }
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t80 = tile << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t81 = t80 + 1u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_2 = t81 & 3u;
                const u32 t83 = slot_2 + 20u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t84 = t83 << 3u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t85 = t10 + t84;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t86 = t81 >> 2u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t87 = t86 & 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t88 = t87 ^ 1u;
#line 122 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t85), "r"(t88) : "memory");
                const u32 t89 = slot_2 + 16u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t90 = t89 << 3u;
#line 123 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t91 = t10 + t90;
#line 125 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t92 = t49 + 64u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t93 = slot_2 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t94 = smem_1 + t93;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                u32 t95;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t95) : );
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t96 = t95 == 1u;
#line 127 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t96) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t91) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t94), "l"(q), "r"(t91), "r"(0u), "r"(index), "r"(t92), "r"(t52) : "memory");
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t97 = t94 + 8192u;
#line 129 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t97), "l"(q), "r"(t91), "r"(64u), "r"(index), "r"(t92), "r"(t52) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_3 = passed & 3u;
                const u32 t99 = slot_3 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t100 = t10 + t99;
                const u32 t101 = slot_3 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t102 = t101 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t103 = t10 + t102;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t104 = passed >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t105 = t104 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t106 = t105 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t103), "r"(t106) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t107 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t108 = t107 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t109 = slot_3 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t110 = t8 + t109;
                u32 t111;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t111) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t112 = t111 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t112) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t100) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t110), "l"(k), "r"(t100), "r"(0u), "r"(t63), "r"(t108), "r"(t52) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t113 = t110 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t113), "l"(k), "r"(t100), "r"(64u), "r"(t63), "r"(t108), "r"(t52) : "memory");
                }
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 slot_4 = passed & 3u;
                const u32 t115 = slot_4 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t116 = t115 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t117 = t10 + t116;
                const u32 t118 = slot_4 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t119 = t118 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t120 = t10 + t119;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t121 = passed >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t122 = t121 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t123 = t122 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t120), "r"(t123) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t124 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                const u32 t125 = t124 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t126 = slot_4 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t127 = t9 + t126;
                u32 t128;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t128) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const bool t129 = t128 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                if (t129) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t117) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t127), "l"(v), "r"(t117), "r"(0u), "r"(t63), "r"(t125), "r"(t52) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t130 = t127 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t130), "l"(v), "r"(t117), "r"(64u), "r"(t63), "r"(t125), "r"(t52) : "memory");
                }
#line 138 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                #pragma unroll 1
                for (u32 i = 1u; i < end; i += 1u) {
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t131 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_5 = t131 & 3u;
                    const u32 t133 = slot_5 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t134 = t10 + t133;
                    const u32 t135 = slot_5 + 4u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t136 = t135 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t137 = t10 + t136;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t138 = t131 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t139 = t138 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t140 = t139 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t137), "r"(t140) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t141 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t142 = t141 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t143 = t142 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t144 = slot_5 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t145 = t8 + t144;
                    u32 t146;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t146) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t147 = t146 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t147) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t134) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t145), "l"(k), "r"(t134), "r"(0u), "r"(t63), "r"(t143), "r"(t52) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t148 = t145 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t148), "l"(k), "r"(t134), "r"(64u), "r"(t63), "r"(t143), "r"(t52) : "memory");
                    }
#line 242 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t149 = passed + i;
#line 246 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 slot_6 = t149 & 3u;
                    const u32 t151 = slot_6 + 8u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t152 = t151 << 3u;
#line 247 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t153 = t10 + t152;
                    const u32 t154 = slot_6 + 12u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t155 = t154 << 3u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t156 = t10 + t155;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t157 = t149 >> 2u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t158 = t157 & 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t159 = t158 ^ 1u;
#line 248 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t156), "r"(t159) : "memory");
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t160 = end - 1u;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t161 = t160 - i;
#line 234 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
                    const u32 t162 = t161 << 6u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t163 = slot_6 << 14u;
#line 268 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const u32 t164 = t9 + t163;
                    u32 t165;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t165) : );
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    const bool t166 = t165 == 1u;
#line 269 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                    if (t166) {
                        asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 16384;" :  : "r"(t153) : "memory");
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t164), "l"(v), "r"(t153), "r"(0u), "r"(t63), "r"(t162), "r"(t52) : "memory");
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        const u32 t167 = t164 + 8192u;
#line 271 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                        asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(t167), "l"(v), "r"(t153), "r"(64u), "r"(t63), "r"(t162), "r"(t52) : "memory");
                    }
                }
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                const u32 t168 = passed + end;
#line 73 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                passed = t168;
                const u32 t169 = tile + 1u;
#line 74 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                tile = t169;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t170 = tile & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t170) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t171 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                f32 t172;
                asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t172) : "r"(t171) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t173;
                asm("mov.b32 %0, %1;" : "=r"(t173) : "f"(t172));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                u32 t174;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t174) : "r"(t173));
#line 75 "fa-kernels/src/attention/forward/warp_specialized/producer.rs"
                index = t174;
            }
        }
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const bool t176 = warp == 1u;
#line 61 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        if (t176) {
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 t177 = seq_q + 127u;
#line 47 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 of_head = t177 >> 7u;
            const u32 t179 = of_head * heads;
#line 48 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            const u32 total = t179 * batch;
            u32 round = 0u;
            u32 dealt = 0u;
            const u32 t181 = blockIdx.x;
#line 51 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 index_2 = t181;
            while (true) {
#line 52 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t182 = index_2 < total;
                if (!t182) break;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t183 = heads_per_section * of_head;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t184 = index_2 / t183;
#line 90 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 first = t184 * heads_per_section;
                const u32 t186 = heads * batch;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t187 = t186 - first;
#line 91 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 heads_2 = t187 < heads_per_section ? t187 : heads_per_section;
                const u32 t189 = first * of_head;
#line 92 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 rest = index_2 - t189;
                const u32 t191 = rest % heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t192 = first + t191;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t193 = of_head - 1u;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t194 = rest / heads_2;
#line 93 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t195 = t193 - t194;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t196 = t195 << 7u;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t197 = batch * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t198 = t192 % t197;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t199 = t192 / t197;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t200 = t199 * group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t201 = t198 % group;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t202 = t200 + t201;
#line 97 "fa-kernels/src/attention/tile_scheduler.rs"
                const u32 t203 = t198 / group;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t204;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t204) : );
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t205 = t204 == 1u;
#line 54 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t205) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    const u32 to = t37 + 16u;
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t207;
                    asm("mov.b32 %0, %1;" : "=f"(t207) : "r"(t202));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to), "f"(t207) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t208;
                    asm("mov.b32 %0, %1;" : "=f"(t208) : "r"(t196));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(to), "f"(t208) : "memory");
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    f32 t209;
                    asm("mov.b32 %0, %1;" : "=f"(t209) : "r"(t203));
#line 121 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                    asm volatile("st.shared.f32 [%0+8], %1;" :  : "r"(to), "f"(t209) : "memory");
                }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t210;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t210) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const bool t211 = t210 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                if (t211) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t37) : "memory");
                }
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t212 = round + 1u;
#line 146 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 round_2 = t212;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t213 = t37 + 8u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t214 = round_2 & 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t215 = t214 ^ 1u;
#line 114 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t213), "r"(t215) : "memory");
#line 59 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                round = round_2;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const bool t216 = lane == 0u;
                u32 merged = 0u;
#line 204 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                if (t216) {
                    const u32 t217 = total - 1u;
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    u32 t218;
                    asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t218) : "l"(claims), "r"(t217) : "memory");
#line 205 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                    merged = t218;
                } else {
                    merged = 0u;
                }
#line 207 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 claimed = merged;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t219 = gridDim.x;
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                u32 t220;
                asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t220) : "r"(claimed));
#line 209 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                const u32 t221 = t219 + t220;
#line 60 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
                index_2 = t221;
            }
#line 185 "fa-kernels/src/attention/forward/warp_specialized/scheduler.rs"
            u32 round_3 = round;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t223;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t223) : );
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t224 = t223 == 1u;
#line 148 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t224) {
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                const u32 t225 = t37 + 16u;
#line 149 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t225), "f"(__uint_as_float(0xffffffffu)) : "memory");
            }
#line 156 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t226;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t226) : );
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t227 = t226 == 1u;
#line 157 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t227) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t37) : "memory");
            }
        }
    } else {
#line 74 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 232;" :  :  : "memory");
        const u32 index_3 = warpgroup - 1u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t229 = index_3 << 14u;
#line 314 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
        const u32 t230 = t7 + t229;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t231 = warp & 3u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t232 = t231 << 4u;
#line 76 "fa-kernels/src/attention/forward/warp_specialized/mod.rs"
        const u32 t233 = index_3 << 6u;
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
        const u32 t234 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t234) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        const u32 t235 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        f32 t236;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t236) : "r"(t235) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t237;
        asm("mov.b32 %0, %1;" : "=r"(t237) : "f"(t236));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
        u32 t238;
        asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t238) : "r"(t237));
#line 93 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        u32 index_4 = t238;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t239 = index_3 == 1u;
#line 23 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t239) {
            asm volatile("bar.arrive %0, 256;" :  : "r"(1u) : "memory");
        }
#line 95 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        while (true) {
#line 100 "fa-kernels/src/attention/forward/warp_specialized/work.rs"
            const bool t240 = index_4 != 4294967295u;
            if (!t240) break;
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 from_2 = t37 + 16u;
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t242;
            asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t242) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t243;
            asm("mov.b32 %0, %1;" : "=r"(t243) : "f"(t242));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t244;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t244) : "r"(t243));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t245;
            asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t245) : "r"(from_2) : "memory");
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t246;
            asm("mov.b32 %0, %1;" : "=r"(t246) : "f"(t245));
#line 201 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t247;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t247) : "r"(t246));
#line 182 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            u32 t248;
            asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t248) : );
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const bool t249 = t248 == 1u;
#line 183 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            if (t249) {
                const u32 t250 = t37 + 8u;
#line 184 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t250) : "memory");
            }
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t251 = seq_k + 63u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t252 = t251 >> 6u;
#line 89 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 end_2 = t252 > 1u ? t252 : 1u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 t254 = seq_k >> 6u;
#line 96 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 whole_2 = t254 < end_2 ? t254 : end_2;
            const u32 t256 = end_2 - whole_2;
#line 97 "fa-kernels/src/attention/kernel_problem/blocks.rs"
            const u32 masked_right_2 = t256 < end_2 ? t256 : end_2;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t258 = t244 + t233;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t259 = t258 + t232;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t260 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t261 = t259 + t260;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t262 = index_4 / group;
#line 13 "src/functions/bias.rs"
            const u64 t1_2 = (u64)t247;
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
            const u32 t269 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t270 = t261 < t269 ? t261 : t269;
#line 13 "src/functions/bias.rs"
            const u64 t5_2 = (u64)index_4;
#line 13 "src/functions/bias.rs"
            const u64 t6_2 = t5_2 * argument0_stride1;
#line 13 "src/functions/bias.rs"
            const u64 t7_2 = t6_2 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 13 "src/functions/bias.rs"
            const u64 t9_2 = (u64)t270;
#line 13 "src/functions/bias.rs"
            const u64 t10_2 = t9_2 * argument0_stride2;
#line 13 "src/functions/bias.rs"
            const u64 t11_2 = t10_2 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t12_2 = t8_2 + t11_2;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t279 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t280 = t259 + t279;
#line 31 "fa-kernels/src/attention/options/rows.rs"
            const u32 t281 = t280 + 8u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t282 = index_4 / group;
#line 13 "src/functions/bias.rs"
            const u64 t1_3 = (u64)t247;
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
            const u32 t289 = seq_q - 1u;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t290 = t281 < t289 ? t281 : t289;
#line 13 "src/functions/bias.rs"
            const u64 t5_3 = (u64)index_4;
#line 13 "src/functions/bias.rs"
            const u64 t6_3 = t5_3 * argument0_stride1;
#line 13 "src/functions/bias.rs"
            const u64 t7_3 = t6_3 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t8_3 = t4_3 + t7_3;
#line 13 "src/functions/bias.rs"
            const u64 t9_3 = (u64)t290;
#line 13 "src/functions/bias.rs"
            const u64 t10_3 = t9_3 * argument0_stride2;
#line 13 "src/functions/bias.rs"
            const u64 t11_3 = t10_3 * 4ull;
#line 13 "src/functions/bias.rs"
            const u64 t12_3 = t8_3 + t11_3;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_2 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_3 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_4 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_5 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_6 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_7 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_8 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_9 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_10 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_11 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_12 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_13 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_14 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_15 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_16 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_17 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_18 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_19 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_20 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_21 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_22 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_23 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_24 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_25 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_26 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_27 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_28 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_29 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_30 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_31 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_32 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            f32 t17_33 = 0.0f;
#line 200 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 side_by_side = 0u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t299 = count << 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t300 = t299 + index_3;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_max_2 = -67108864.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum = 0.0f;
#line 123 "fa-kernels/src/attention/softmax.rs"
            f32 row_sum_2 = 0.0f;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t301 = t300 & 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t302 = t301 + 16u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t303 = t302 << 3u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t304 = t10 + t303;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t305 = t300 >> 2u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t306 = t305 & 1u;
#line 239 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t304), "r"(t306) : "memory");
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t307 = passed_2 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t308 = t307 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t309 = t10 + t308;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t310 = passed_2 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t311 = t310 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t309), "r"(t311) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
            const u32 t312 = t300 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t313 = t312 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
            const u32 t314 = smem_1 + t313;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t315 = passed_2 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t316 = t315 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t317 = t8 + t316;
            const u32 t318 = t314 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t319 = t317 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t320 = t318 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t321 = (u64)t320;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t322 = t321 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t323 = t319 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t324 = (u64)t323;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t325 = t324 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t326 = t318 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t327 = (u64)t326;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t328 = t327 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t329 = t319 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t330 = (u64)t329;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t331 = t330 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t332 = t318 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t333 = (u64)t332;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t334 = t333 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t335 = t319 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t336 = (u64)t335;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t337 = t336 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t338 = t318 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t339 = (u64)t338;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t340 = t339 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t341 = t319 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t342 = (u64)t341;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t343 = t342 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t344 = t318 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t345 = (u64)t344;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t346 = t345 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t347 = t319 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t348 = (u64)t347;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t349 = t348 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t350 = t318 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t351 = (u64)t350;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t352 = t351 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t353 = t319 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t354 = (u64)t353;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t355 = t354 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t356 = t318 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t357 = (u64)t356;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t358 = t357 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t359 = t319 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t360 = (u64)t359;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t361 = t360 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t362 = t318 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t363 = (u64)t362;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t364 = t363 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t365 = t319 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t366 = (u64)t365;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t367 = t366 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t322), "l"(t325), "l"(t328), "l"(t331), "l"(t334), "l"(t337), "l"(t340), "l"(t343), "l"(t346), "l"(t349), "l"(t352), "l"(t355), "l"(t358), "l"(t361), "l"(t364), "l"(t367) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 244 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t368 = 1u < end_2;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t369 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t370 = t369 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key = t370 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t372 = t244 + t233;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query = t372 + t232;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t374 = first_query + 15u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t375 = first_key + 63u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t376 = first_key <= t375;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t377 = t375 - first_key;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t378 = t377 < 2147483648u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t379 = t376 & t378;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t380 = t14_2 == 4u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t381 = t379 & t380;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t382 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t383 = t382 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t384 = first_key + t383;
#line 13 "src/functions/bias.rs"
            const u64 t15_2 = (u64)t384 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t15_3 = (u64)t384 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_2 = t12_2 + t15_3;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t388 = (u32)t16_2;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t389 = t388 & 7u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t390 = t389 == 0u;
#line 13 "src/functions/bias.rs"
            const u64 t15_4 = (u64)t384 * t14_3;
#line 13 "src/functions/bias.rs"
            const u64 t16_3 = t12_3 + t15_4;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t393 = (u32)t16_3;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t394 = t393 & 7u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t395 = t394 == 0u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t396 = t390 & t395;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t397 = !t396;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t398 = __any_sync(0xffffffffu, t397);
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t399 = !t398;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t400 = t381 & t399;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t401 = first_query + 16u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t402 = t401 <= seq_q;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
            const bool t403 = t400 & t402;
            const bool is_read = t368 & t403;
            const u32 t405 = is_read ? 1u : 0u;
#line 95 "fa-kernels/src/attention/options/functions/scores.rs"
            side_by_side = t405;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t406 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t407 = t406 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t408 = first_key + t407;
#line 97 "fa-kernels/src/attention/options/functions/scores.rs"
            if (is_read) {
#line 13 "src/functions/bias.rs"
                f32 t17_34;
                f32 t17_35;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+0];" : "=f"(t17_34), "=f"(t17_35) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_2 = t17_34;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_3 = t17_35;
#line 13 "src/functions/bias.rs"
                f32 t17_36;
                f32 t17_37;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+32];" : "=f"(t17_36), "=f"(t17_37) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_4 = t17_36;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_5 = t17_37;
#line 13 "src/functions/bias.rs"
                f32 t17_38;
                f32 t17_39;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+64];" : "=f"(t17_38), "=f"(t17_39) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_6 = t17_38;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_7 = t17_39;
#line 13 "src/functions/bias.rs"
                f32 t17_40;
                f32 t17_41;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+96];" : "=f"(t17_40), "=f"(t17_41) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_8 = t17_40;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_9 = t17_41;
#line 13 "src/functions/bias.rs"
                f32 t17_42;
                f32 t17_43;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+128];" : "=f"(t17_42), "=f"(t17_43) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_10 = t17_42;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_11 = t17_43;
#line 13 "src/functions/bias.rs"
                f32 t17_44;
                f32 t17_45;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+160];" : "=f"(t17_44), "=f"(t17_45) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_12 = t17_44;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_13 = t17_45;
#line 13 "src/functions/bias.rs"
                f32 t17_46;
                f32 t17_47;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+192];" : "=f"(t17_46), "=f"(t17_47) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_14 = t17_46;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_15 = t17_47;
#line 13 "src/functions/bias.rs"
                f32 t17_48;
                f32 t17_49;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+224];" : "=f"(t17_48), "=f"(t17_49) : "l"(t16_2));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_16 = t17_48;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_17 = t17_49;
#line 13 "src/functions/bias.rs"
                f32 t17_50;
                f32 t17_51;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+0];" : "=f"(t17_50), "=f"(t17_51) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_18 = t17_50;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_19 = t17_51;
#line 13 "src/functions/bias.rs"
                f32 t17_52;
                f32 t17_53;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+32];" : "=f"(t17_52), "=f"(t17_53) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_20 = t17_52;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_21 = t17_53;
#line 13 "src/functions/bias.rs"
                f32 t17_54;
                f32 t17_55;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+64];" : "=f"(t17_54), "=f"(t17_55) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_22 = t17_54;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_23 = t17_55;
#line 13 "src/functions/bias.rs"
                f32 t17_56;
                f32 t17_57;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+96];" : "=f"(t17_56), "=f"(t17_57) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_24 = t17_56;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_25 = t17_57;
#line 13 "src/functions/bias.rs"
                f32 t17_58;
                f32 t17_59;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+128];" : "=f"(t17_58), "=f"(t17_59) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_26 = t17_58;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_27 = t17_59;
#line 13 "src/functions/bias.rs"
                f32 t17_60;
                f32 t17_61;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+160];" : "=f"(t17_60), "=f"(t17_61) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_28 = t17_60;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_29 = t17_61;
#line 13 "src/functions/bias.rs"
                f32 t17_62;
                f32 t17_63;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+192];" : "=f"(t17_62), "=f"(t17_63) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_30 = t17_62;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_31 = t17_63;
#line 13 "src/functions/bias.rs"
                f32 t17_64;
                f32 t17_65;
                asm("ld.global.nc.v2.f32 {%0, %1}, [%2+224];" : "=f"(t17_64), "=f"(t17_65) : "l"(t16_3));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_32 = t17_64;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                t17_33 = t17_65;
            }
#line 245 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t409 = passed_2 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t410 = t409 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t411 = t410 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t412 = t10 + t411;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t413 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t413) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t412) : "memory");
            }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t414 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_key_2 = t414 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t416 = t244 + t233;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 first_query_2 = t416 + t232;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t418 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t419 = t418 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
            const u32 t420 = first_key_2 + t419;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t421 = seq_k - 1u;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t422 = s * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t423 = t420 < t421 ? t420 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_5 = (u64)t423 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_4 = t12_2 + t15_5;
#line 13 "src/functions/bias.rs"
            f32 t17_66;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_66) : "l"(t16_4));
#line 13 "src/functions/bias.rs"
            const f32 t18_2 = t422 + t17_66;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s = t18_2;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t428 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_5 = t12_3 + t15_5;
#line 13 "src/functions/bias.rs"
            f32 t17_67;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_67) : "l"(t16_5));
#line 13 "src/functions/bias.rs"
            const f32 t18_3 = t428 + t17_67;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_3 = t18_3;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t432 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t433 = t420 + 1u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t434 = t433 < t421 ? t433 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_6 = (u64)t434 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_6 = t12_2 + t15_6;
#line 13 "src/functions/bias.rs"
            f32 t17_68;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_68) : "l"(t16_6));
#line 13 "src/functions/bias.rs"
            const f32 t18_4 = t432 + t17_68;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_2 = t18_4;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t439 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_7 = t12_3 + t15_6;
#line 13 "src/functions/bias.rs"
            f32 t17_69;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_69) : "l"(t16_7));
#line 13 "src/functions/bias.rs"
            const f32 t18_5 = t439 + t17_69;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_4 = t18_5;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t443 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t444 = t420 + 8u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t445 = t444 < t421 ? t444 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_7 = (u64)t445 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_8 = t12_2 + t15_7;
#line 13 "src/functions/bias.rs"
            f32 t17_70;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_70) : "l"(t16_8));
#line 13 "src/functions/bias.rs"
            const f32 t18_6 = t443 + t17_70;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_5 = t18_6;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t450 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_9 = t12_3 + t15_7;
#line 13 "src/functions/bias.rs"
            f32 t17_71;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_71) : "l"(t16_9));
#line 13 "src/functions/bias.rs"
            const f32 t18_7 = t450 + t17_71;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_7 = t18_7;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t454 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t455 = t420 + 9u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t456 = t455 < t421 ? t455 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_8 = (u64)t456 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_10 = t12_2 + t15_8;
#line 13 "src/functions/bias.rs"
            f32 t17_72;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_72) : "l"(t16_10));
#line 13 "src/functions/bias.rs"
            const f32 t18_8 = t454 + t17_72;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_6 = t18_8;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t461 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_11 = t12_3 + t15_8;
#line 13 "src/functions/bias.rs"
            f32 t17_73;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_73) : "l"(t16_11));
#line 13 "src/functions/bias.rs"
            const f32 t18_9 = t461 + t17_73;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_8 = t18_9;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t465 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t466 = t420 + 16u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t467 = t466 < t421 ? t466 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_9 = (u64)t467 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_12 = t12_2 + t15_9;
#line 13 "src/functions/bias.rs"
            f32 t17_74;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_74) : "l"(t16_12));
#line 13 "src/functions/bias.rs"
            const f32 t18_10 = t465 + t17_74;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_9 = t18_10;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t472 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_13 = t12_3 + t15_9;
#line 13 "src/functions/bias.rs"
            f32 t17_75;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_75) : "l"(t16_13));
#line 13 "src/functions/bias.rs"
            const f32 t18_11 = t472 + t17_75;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_11 = t18_11;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t476 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t477 = t420 + 17u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t478 = t477 < t421 ? t477 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_10 = (u64)t478 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_14 = t12_2 + t15_10;
#line 13 "src/functions/bias.rs"
            f32 t17_76;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_76) : "l"(t16_14));
#line 13 "src/functions/bias.rs"
            const f32 t18_12 = t476 + t17_76;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_10 = t18_12;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t483 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_15 = t12_3 + t15_10;
#line 13 "src/functions/bias.rs"
            f32 t17_77;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_77) : "l"(t16_15));
#line 13 "src/functions/bias.rs"
            const f32 t18_13 = t483 + t17_77;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_12 = t18_13;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t487 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t488 = t420 + 24u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t489 = t488 < t421 ? t488 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_11 = (u64)t489 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_16 = t12_2 + t15_11;
#line 13 "src/functions/bias.rs"
            f32 t17_78;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_78) : "l"(t16_16));
#line 13 "src/functions/bias.rs"
            const f32 t18_14 = t487 + t17_78;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_13 = t18_14;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t494 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_17 = t12_3 + t15_11;
#line 13 "src/functions/bias.rs"
            f32 t17_79;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_79) : "l"(t16_17));
#line 13 "src/functions/bias.rs"
            const f32 t18_15 = t494 + t17_79;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_15 = t18_15;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t498 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t499 = t420 + 25u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t500 = t499 < t421 ? t499 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_12 = (u64)t500 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_18 = t12_2 + t15_12;
#line 13 "src/functions/bias.rs"
            f32 t17_80;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_80) : "l"(t16_18));
#line 13 "src/functions/bias.rs"
            const f32 t18_16 = t498 + t17_80;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_14 = t18_16;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t505 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_19 = t12_3 + t15_12;
#line 13 "src/functions/bias.rs"
            f32 t17_81;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_81) : "l"(t16_19));
#line 13 "src/functions/bias.rs"
            const f32 t18_17 = t505 + t17_81;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_16 = t18_17;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t509 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t510 = t420 + 32u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t511 = t510 < t421 ? t510 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_13 = (u64)t511 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_20 = t12_2 + t15_13;
#line 13 "src/functions/bias.rs"
            f32 t17_82;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_82) : "l"(t16_20));
#line 13 "src/functions/bias.rs"
            const f32 t18_18 = t509 + t17_82;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_17 = t18_18;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t516 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_21 = t12_3 + t15_13;
#line 13 "src/functions/bias.rs"
            f32 t17_83;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_83) : "l"(t16_21));
#line 13 "src/functions/bias.rs"
            const f32 t18_19 = t516 + t17_83;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_19 = t18_19;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t520 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t521 = t420 + 33u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t522 = t521 < t421 ? t521 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_14 = (u64)t522 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_22 = t12_2 + t15_14;
#line 13 "src/functions/bias.rs"
            f32 t17_84;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_84) : "l"(t16_22));
#line 13 "src/functions/bias.rs"
            const f32 t18_20 = t520 + t17_84;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_18 = t18_20;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t527 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_23 = t12_3 + t15_14;
#line 13 "src/functions/bias.rs"
            f32 t17_85;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_85) : "l"(t16_23));
#line 13 "src/functions/bias.rs"
            const f32 t18_21 = t527 + t17_85;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_20 = t18_21;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t531 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t532 = t420 + 40u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t533 = t532 < t421 ? t532 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_15 = (u64)t533 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_24 = t12_2 + t15_15;
#line 13 "src/functions/bias.rs"
            f32 t17_86;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_86) : "l"(t16_24));
#line 13 "src/functions/bias.rs"
            const f32 t18_22 = t531 + t17_86;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_21 = t18_22;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t538 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_25 = t12_3 + t15_15;
#line 13 "src/functions/bias.rs"
            f32 t17_87;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_87) : "l"(t16_25));
#line 13 "src/functions/bias.rs"
            const f32 t18_23 = t538 + t17_87;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_23 = t18_23;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t542 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t543 = t420 + 41u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t544 = t543 < t421 ? t543 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_16 = (u64)t544 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_26 = t12_2 + t15_16;
#line 13 "src/functions/bias.rs"
            f32 t17_88;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_88) : "l"(t16_26));
#line 13 "src/functions/bias.rs"
            const f32 t18_24 = t542 + t17_88;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_22 = t18_24;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t549 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_27 = t12_3 + t15_16;
#line 13 "src/functions/bias.rs"
            f32 t17_89;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_89) : "l"(t16_27));
#line 13 "src/functions/bias.rs"
            const f32 t18_25 = t549 + t17_89;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_24 = t18_25;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t553 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t554 = t420 + 48u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t555 = t554 < t421 ? t554 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_17 = (u64)t555 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_28 = t12_2 + t15_17;
#line 13 "src/functions/bias.rs"
            f32 t17_90;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_90) : "l"(t16_28));
#line 13 "src/functions/bias.rs"
            const f32 t18_26 = t553 + t17_90;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_25 = t18_26;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t560 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_29 = t12_3 + t15_17;
#line 13 "src/functions/bias.rs"
            f32 t17_91;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_91) : "l"(t16_29));
#line 13 "src/functions/bias.rs"
            const f32 t18_27 = t560 + t17_91;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_27 = t18_27;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t564 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t565 = t420 + 49u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t566 = t565 < t421 ? t565 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_18 = (u64)t566 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_30 = t12_2 + t15_18;
#line 13 "src/functions/bias.rs"
            f32 t17_92;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_92) : "l"(t16_30));
#line 13 "src/functions/bias.rs"
            const f32 t18_28 = t564 + t17_92;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_26 = t18_28;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t571 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_31 = t12_3 + t15_18;
#line 13 "src/functions/bias.rs"
            f32 t17_93;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_93) : "l"(t16_31));
#line 13 "src/functions/bias.rs"
            const f32 t18_29 = t571 + t17_93;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_28 = t18_29;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t575 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t576 = t420 + 56u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t577 = t576 < t421 ? t576 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_19 = (u64)t577 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_32 = t12_2 + t15_19;
#line 13 "src/functions/bias.rs"
            f32 t17_94;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_94) : "l"(t16_32));
#line 13 "src/functions/bias.rs"
            const f32 t18_30 = t575 + t17_94;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_29 = t18_30;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t582 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_33 = t12_3 + t15_19;
#line 13 "src/functions/bias.rs"
            f32 t17_95;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_95) : "l"(t16_33));
#line 13 "src/functions/bias.rs"
            const f32 t18_31 = t582 + t17_95;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_31 = t18_31;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t586 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t587 = t420 + 57u;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
            const u32 t588 = t587 < t421 ? t587 : t421;
#line 13 "src/functions/bias.rs"
            const u64 t15_20 = (u64)t588 * t14_2;
#line 13 "src/functions/bias.rs"
            const u64 t16_34 = t12_2 + t15_20;
#line 13 "src/functions/bias.rs"
            f32 t17_96;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_96) : "l"(t16_34));
#line 13 "src/functions/bias.rs"
            const f32 t18_32 = t586 + t17_96;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_30 = t18_32;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
            const f32 t593 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
            const u64 t16_35 = t12_3 + t15_20;
#line 13 "src/functions/bias.rs"
            f32 t17_97;
            asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_97) : "l"(t16_35));
#line 13 "src/functions/bias.rs"
            const f32 t18_33 = t593 + t17_97;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
            s_32 = t18_33;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            const bool t597 = masked_right_2 != 0u;
#line 216 "fa-kernels/src/attention/kernel_problem/scores.rs"
            if (t597) {
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t598 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_3 = t598 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t600 = t244 + t233;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_3 = t600 + t232;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t602 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t603 = t602 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 column = first_key_3 + t603;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t605 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t606 = first_query_3 + t605;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t607 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_3 = t607 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible = 0u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t610 = visible ? s : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s = t610;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_2 = 1u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t612 = visible_2 ? s_2 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_2 = t612;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_3 = 8u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t614 = visible_3 ? s_5 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_5 = t614;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_4 = 9u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t616 = visible_4 ? s_6 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_6 = t616;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_5 = 16u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t618 = visible_5 ? s_9 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_9 = t618;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_6 = 17u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t620 = visible_6 ? s_10 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_10 = t620;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_7 = 24u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t622 = visible_7 ? s_13 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_13 = t622;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_8 = 25u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t624 = visible_8 ? s_14 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_14 = t624;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_9 = 32u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t626 = visible_9 ? s_17 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_17 = t626;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_10 = 33u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t628 = visible_10 ? s_18 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_18 = t628;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_11 = 40u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t630 = visible_11 ? s_21 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_21 = t630;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_12 = 41u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t632 = visible_12 ? s_22 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_22 = t632;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_13 = 48u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t634 = visible_13 ? s_25 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_25 = t634;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_14 = 49u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t636 = visible_14 ? s_26 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_26 = t636;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_15 = 56u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t638 = visible_15 ? s_29 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_29 = t638;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_16 = 57u < end_3;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t640 = visible_16 ? s_30 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_30 = t640;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t641 = lane >> 2u;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t642 = first_query_3 + t641;
#line 31 "fa-kernels/src/attention/options/rows.rs"
                const u32 t643 = t642 + 8u;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 t644 = seq_k > column ? seq_k : column;
#line 57 "fa-kernels/src/attention/mask.rs"
                const u32 end_4 = t644 - column;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_17 = 0u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t647 = visible_17 ? s_3 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_3 = t647;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_18 = 1u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t649 = visible_18 ? s_4 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_4 = t649;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_19 = 8u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t651 = visible_19 ? s_7 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_7 = t651;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_20 = 9u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t653 = visible_20 ? s_8 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_8 = t653;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_21 = 16u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t655 = visible_21 ? s_11 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_11 = t655;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_22 = 17u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t657 = visible_22 ? s_12 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_12 = t657;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_23 = 24u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t659 = visible_23 ? s_15 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_15 = t659;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_24 = 25u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t661 = visible_24 ? s_16 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_16 = t661;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_25 = 32u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t663 = visible_25 ? s_19 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_19 = t663;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_26 = 33u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t665 = visible_26 ? s_20 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_20 = t665;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_27 = 40u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t667 = visible_27 ? s_23 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_23 = t667;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_28 = 41u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t669 = visible_28 ? s_24 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_24 = t669;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_29 = 48u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t671 = visible_29 ? s_27 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_27 = t671;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_30 = 49u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t673 = visible_30 ? s_28 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_28 = t673;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_31 = 56u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t675 = visible_31 ? s_31 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_31 = t675;
#line 46 "fa-kernels/src/attention/mask.rs"
                const bool visible_32 = 57u < end_4;
#line 39 "fa-kernels/src/attention/mask.rs"
                const f32 t677 = visible_32 ? s_32 : __uint_as_float(0xff800000u);
#line 39 "fa-kernels/src/attention/mask.rs"
                s_32 = t677;
            }
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t679;
            asm("max.f32 %0, %1, %2;" : "=f"(t679) : "f"(old), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t680;
            asm("max.f32 %0, %1, %2;" : "=f"(t680) : "f"(t679), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t681;
            asm("max.f32 %0, %1, %2;" : "=f"(t681) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t682;
            asm("max.f32 %0, %1, %2;" : "=f"(t682) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t683;
            asm("max.f32 %0, %1, %2;" : "=f"(t683) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t684;
            asm("max.f32 %0, %1, %2;" : "=f"(t684) : "f"(t680), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t685;
            asm("max.f32 %0, %1, %2;" : "=f"(t685) : "f"(t681), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t686;
            asm("max.f32 %0, %1, %2;" : "=f"(t686) : "f"(t682), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t687;
            asm("max.f32 %0, %1, %2;" : "=f"(t687) : "f"(t683), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t688;
            asm("max.f32 %0, %1, %2;" : "=f"(t688) : "f"(t684), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t689;
            asm("max.f32 %0, %1, %2;" : "=f"(t689) : "f"(t685), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t690;
            asm("max.f32 %0, %1, %2;" : "=f"(t690) : "f"(t686), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t691;
            asm("max.f32 %0, %1, %2;" : "=f"(t691) : "f"(t687), "f"(s_30));
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
            f32 pair;
            asm("max.f32 %0, %1, %2;" : "=f"(pair) : "f"(t694), "f"(t695));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t697;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t697) : "f"(pair));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_1;
            asm("max.f32 %0, %1, %2;" : "=f"(new_1) : "f"(pair), "f"(t697));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference) : "f"(new_1), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t700;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t700) : "f"(old), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t701 = t700 - reference;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale) : "f"(t701));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max = new_1;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t703 = row_sum * rescale;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t704 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent) : "f"(s), "f"(1.442695f), "f"(t704));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t706;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t706) : "f"(exponent));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s = t706;
            const f32 t707 = t703 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t708 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_2) : "f"(s_2), "f"(1.442695f), "f"(t708));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t710;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t710) : "f"(exponent_2));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_2 = t710;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t711 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_3) : "f"(s_5), "f"(1.442695f), "f"(t711));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t713;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t713) : "f"(exponent_3));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_5 = t713;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t714 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_4) : "f"(s_6), "f"(1.442695f), "f"(t714));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t716;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t716) : "f"(exponent_4));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_6 = t716;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t717 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_5) : "f"(s_9), "f"(1.442695f), "f"(t717));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t719;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t719) : "f"(exponent_5));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_9 = t719;
            const f32 t720 = t707 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t721 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_6) : "f"(s_10), "f"(1.442695f), "f"(t721));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t723;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t723) : "f"(exponent_6));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_10 = t723;
            const f32 t724 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t725 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_7) : "f"(s_13), "f"(1.442695f), "f"(t725));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t727;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t727) : "f"(exponent_7));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_13 = t727;
            const f32 t728 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t729 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_8) : "f"(s_14), "f"(1.442695f), "f"(t729));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t731;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t731) : "f"(exponent_8));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_14 = t731;
            const f32 t732 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t733 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_9;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_9) : "f"(s_17), "f"(1.442695f), "f"(t733));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t735;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t735) : "f"(exponent_9));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_17 = t735;
            const f32 t736 = t720 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t737 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_10;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_10) : "f"(s_18), "f"(1.442695f), "f"(t737));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t739;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t739) : "f"(exponent_10));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_18 = t739;
            const f32 t740 = t724 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t741 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_11;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_11) : "f"(s_21), "f"(1.442695f), "f"(t741));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t743;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t743) : "f"(exponent_11));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_21 = t743;
            const f32 t744 = t728 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t745 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_12;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_12) : "f"(s_22), "f"(1.442695f), "f"(t745));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t747;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t747) : "f"(exponent_12));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_22 = t747;
            const f32 t748 = t732 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t749 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_13) : "f"(s_25), "f"(1.442695f), "f"(t749));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t751;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t751) : "f"(exponent_13));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_25 = t751;
            const f32 t752 = t736 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t753 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_14) : "f"(s_26), "f"(1.442695f), "f"(t753));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t755;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t755) : "f"(exponent_14));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_26 = t755;
            const f32 t756 = t740 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t757 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_15) : "f"(s_29), "f"(1.442695f), "f"(t757));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t759;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t759) : "f"(exponent_15));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_29 = t759;
            const f32 t760 = t744 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t761 = -reference;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_16) : "f"(s_30), "f"(1.442695f), "f"(t761));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t763;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t763) : "f"(exponent_16));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_30 = t763;
            const f32 t764 = t748 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t765 = t752 + t756;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t766 = t760 + t764;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t767 = t765 + t766;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum = t767;
#line 165 "fa-kernels/src/attention/softmax.rs"
            const f32 old_2 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t769;
            asm("max.f32 %0, %1, %2;" : "=f"(t769) : "f"(old_2), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t770;
            asm("max.f32 %0, %1, %2;" : "=f"(t770) : "f"(t769), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t771;
            asm("max.f32 %0, %1, %2;" : "=f"(t771) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t772;
            asm("max.f32 %0, %1, %2;" : "=f"(t772) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t773;
            asm("max.f32 %0, %1, %2;" : "=f"(t773) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t774;
            asm("max.f32 %0, %1, %2;" : "=f"(t774) : "f"(t770), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t775;
            asm("max.f32 %0, %1, %2;" : "=f"(t775) : "f"(t771), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t776;
            asm("max.f32 %0, %1, %2;" : "=f"(t776) : "f"(t772), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t777;
            asm("max.f32 %0, %1, %2;" : "=f"(t777) : "f"(t773), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t778;
            asm("max.f32 %0, %1, %2;" : "=f"(t778) : "f"(t774), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t779;
            asm("max.f32 %0, %1, %2;" : "=f"(t779) : "f"(t775), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t780;
            asm("max.f32 %0, %1, %2;" : "=f"(t780) : "f"(t776), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
            f32 t781;
            asm("max.f32 %0, %1, %2;" : "=f"(t781) : "f"(t777), "f"(s_32));
            f32 t782;
            asm("max.f32 %0, %1, %2;" : "=f"(t782) : "f"(t778), "f"(t779));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t783;
            asm("max.f32 %0, %1, %2;" : "=f"(t783) : "f"(t780), "f"(t781));
#line 192 "fa-kernels/src/attention/softmax.rs"
            f32 t784;
            asm("max.f32 %0, %1, %2;" : "=f"(t784) : "f"(t782), "f"(t783));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t785;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t785) : "f"(t784));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 pair_2;
            asm("max.f32 %0, %1, %2;" : "=f"(pair_2) : "f"(t784), "f"(t785));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 t787;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t787) : "f"(pair_2));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
            f32 new_2;
            asm("max.f32 %0, %1, %2;" : "=f"(new_2) : "f"(pair_2), "f"(t787));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 reference_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_2) : "f"(new_2), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
            f32 t790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t790) : "f"(old_2), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
            const f32 t791 = t790 - reference_2;
#line 213 "fa-kernels/src/attention/softmax.rs"
            f32 rescale_2;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(rescale_2) : "f"(t791));
#line 169 "fa-kernels/src/attention/softmax.rs"
            row_max_2 = new_2;
#line 230 "fa-kernels/src/attention/softmax.rs"
            const f32 t793 = row_sum_2 * rescale_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t794 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_17;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_17) : "f"(s_3), "f"(1.442695f), "f"(t794));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t796;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t796) : "f"(exponent_17));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_3 = t796;
            const f32 t797 = t793 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t798 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_18;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_18) : "f"(s_4), "f"(1.442695f), "f"(t798));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t800;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t800) : "f"(exponent_18));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_4 = t800;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t801 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_19;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_19) : "f"(s_7), "f"(1.442695f), "f"(t801));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t803;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t803) : "f"(exponent_19));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_7 = t803;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t804 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_20;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_20) : "f"(s_8), "f"(1.442695f), "f"(t804));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t806;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t806) : "f"(exponent_20));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_8 = t806;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t807 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_21;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_21) : "f"(s_11), "f"(1.442695f), "f"(t807));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t809;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t809) : "f"(exponent_21));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_11 = t809;
            const f32 t810 = t797 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t811 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_22;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_22) : "f"(s_12), "f"(1.442695f), "f"(t811));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t813;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t813) : "f"(exponent_22));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_12 = t813;
            const f32 t814 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t815 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_23;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_23) : "f"(s_15), "f"(1.442695f), "f"(t815));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t817;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t817) : "f"(exponent_23));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_15 = t817;
            const f32 t818 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t819 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_24;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_24) : "f"(s_16), "f"(1.442695f), "f"(t819));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t821;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t821) : "f"(exponent_24));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_16 = t821;
            const f32 t822 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t823 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_25;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_25) : "f"(s_19), "f"(1.442695f), "f"(t823));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t825;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t825) : "f"(exponent_25));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_19 = t825;
            const f32 t826 = t810 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t827 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_26;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_26) : "f"(s_20), "f"(1.442695f), "f"(t827));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t829;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t829) : "f"(exponent_26));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_20 = t829;
            const f32 t830 = t814 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t831 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_27;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_27) : "f"(s_23), "f"(1.442695f), "f"(t831));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t833;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t833) : "f"(exponent_27));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_23 = t833;
            const f32 t834 = t818 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t835 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_28;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_28) : "f"(s_24), "f"(1.442695f), "f"(t835));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t837;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t837) : "f"(exponent_28));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_24 = t837;
            const f32 t838 = t822 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t839 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_29;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_29) : "f"(s_27), "f"(1.442695f), "f"(t839));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t841;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t841) : "f"(exponent_29));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_27 = t841;
            const f32 t842 = t826 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t843 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_30;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_30) : "f"(s_28), "f"(1.442695f), "f"(t843));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t845;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t845) : "f"(exponent_30));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_28 = t845;
            const f32 t846 = t830 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t847 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_31;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_31) : "f"(s_31), "f"(1.442695f), "f"(t847));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t849;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t849) : "f"(exponent_31));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_31 = t849;
            const f32 t850 = t834 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
            const f32 t851 = -reference_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
            f32 exponent_32;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_32) : "f"(s_32), "f"(1.442695f), "f"(t851));
#line 250 "fa-kernels/src/attention/softmax.rs"
            f32 t853;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t853) : "f"(exponent_32));
#line 233 "fa-kernels/src/attention/softmax.rs"
            s_32 = t853;
            const f32 t854 = t838 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t855 = t842 + t846;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t856 = t850 + t854;
#line 236 "fa-kernels/src/attention/softmax.rs"
            const f32 t857 = t855 + t856;
#line 236 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t857;
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t858;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t858) : "f"(s), "f"(s_2));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t859;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t859) : "f"(s_3), "f"(s_4));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t860;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t860) : "f"(s_5), "f"(s_6));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t861;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t861) : "f"(s_7), "f"(s_8));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t862;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t862) : "f"(s_9), "f"(s_10));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t863;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t863) : "f"(s_11), "f"(s_12));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t864;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t864) : "f"(s_13), "f"(s_14));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t865;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t865) : "f"(s_15), "f"(s_16));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t866;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t866) : "f"(s_17), "f"(s_18));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t867;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t867) : "f"(s_19), "f"(s_20));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t868;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t868) : "f"(s_21), "f"(s_22));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t869;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t869) : "f"(s_23), "f"(s_24));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t870;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t870) : "f"(s_25), "f"(s_26));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t871;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t871) : "f"(s_27), "f"(s_28));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t872;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t872) : "f"(s_29), "f"(s_30));
#line 249 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            u32 t873;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t873) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p = t858;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_2 = t859;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_3 = t860;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_4 = t861;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_5 = t862;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_6 = t863;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_7 = t864;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_8 = t865;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_9 = t866;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_10 = t867;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_11 = t868;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_12 = t869;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_13 = t870;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_14 = t871;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_15 = t872;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
            p_16 = t873;
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
                const u32 t876 = index_3 + 1u;
#line 33 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(t876) : "memory");
#line 398 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t877 = passed_2 + i_2;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t878 = t877 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t879 = t878 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t880 = t10 + t879;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t881 = t877 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t882 = t881 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t880), "r"(t882) : "memory");
#line 400 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t883 = t300 & 3u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t884 = t883 << 14u;
#line 352 "fa-kernels/src/attention/forward/warp_specialized/layout.rs"
                const u32 t885 = smem_1 + t884;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t886 = t877 & 3u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t887 = t886 << 14u;
#line 402 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t888 = t8 + t887;
                const u32 t889 = t885 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t890 = t888 >> 4u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t891 = t889 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t892 = (u64)t891;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t893 = t892 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t894 = t890 + 65536u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t895 = (u64)t894;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t896 = t895 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t897 = t889 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t898 = (u64)t897;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t899 = t898 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t900 = t890 + 65538u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t901 = (u64)t900;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t902 = t901 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t903 = t889 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t904 = (u64)t903;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t905 = t904 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t906 = t890 + 65540u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t907 = (u64)t906;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t908 = t907 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t909 = t889 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t910 = (u64)t909;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t911 = t910 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t912 = t890 + 65542u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t913 = (u64)t912;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t914 = t913 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t915 = t889 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t916 = (u64)t915;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t917 = t916 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t918 = t890 + 66048u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t919 = (u64)t918;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t920 = t919 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t921 = t889 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t922 = (u64)t921;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t923 = t922 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t924 = t890 + 66050u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t925 = (u64)t924;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t926 = t925 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t927 = t889 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t928 = (u64)t927;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t929 = t928 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t930 = t890 + 66052u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t931 = (u64)t930;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t932 = t931 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t933 = t889 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t934 = (u64)t933;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t935 = t934 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t936 = t890 + 66054u;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t937 = (u64)t936;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t938 = t937 + 4611686293305294848ull;
#line 403 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 0, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %32, %33, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %34, %35, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %36, %37, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %38, %39, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %40, %41, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %42, %43, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %44, %45, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n64k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31}, %46, %47, p, 1, 1, 0, 0;\n}" : "=&f"(s), "=&f"(s_2), "=&f"(s_3), "=&f"(s_4), "=&f"(s_5), "=&f"(s_6), "=&f"(s_7), "=&f"(s_8), "=&f"(s_9), "=&f"(s_10), "=&f"(s_11), "=&f"(s_12), "=&f"(s_13), "=&f"(s_14), "=&f"(s_15), "=&f"(s_16), "=&f"(s_17), "=&f"(s_18), "=&f"(s_19), "=&f"(s_20), "=&f"(s_21), "=&f"(s_22), "=&f"(s_23), "=&f"(s_24), "=&f"(s_25), "=&f"(s_26), "=&f"(s_27), "=&f"(s_28), "=&f"(s_29), "=&f"(s_30), "=&f"(s_31), "=&f"(s_32) : "l"(t893), "l"(t896), "l"(t899), "l"(t902), "l"(t905), "l"(t908), "l"(t911), "l"(t914), "l"(t917), "l"(t920), "l"(t923), "l"(t926), "l"(t929), "l"(t932), "l"(t935), "l"(t938) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 357 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t939 = i_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t940 = passed_2 + t939;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t941 = t940 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t942 = t941 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t943 = t942 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t944 = t10 + t943;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t945 = t940 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t946 = t945 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t944), "r"(t946) : "memory");
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
                const u32 t947 = t940 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t948 = t947 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t949 = t9 + t948;
                const u32 t950 = t949 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t951 = t950 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t952 = (u64)t951;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t953 = t952 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t954 = t950 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t955 = (u64)t954;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t956 = t955 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t957 = t950 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t958 = (u64)t957;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t959 = t958 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t960 = t950 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t961 = (u64)t960;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u64 t962 = t961 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs), "r"(regs_2), "r"(regs_3), "r"(regs_4), "l"(t953), "r"(regs_5), "r"(regs_6), "r"(regs_7), "r"(regs_8), "l"(t956), "r"(regs_9), "r"(regs_10), "r"(regs_11), "r"(regs_12), "l"(t959), "r"(regs_13), "r"(regs_14), "r"(regs_15), "r"(regs_16), "l"(t962) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const bool t963 = index_3 == 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 t964 = index_3 + 1u;
#line 41 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                const u32 next = t963 ? 0u : t964;
                const u32 t966 = next + 1u;
#line 42 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
                asm volatile("bar.arrive %0, 256;" :  : "r"(t966) : "memory");
#line 359 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 1;" : "+f"(s), "+f"(s_2), "+f"(s_3), "+f"(s_4), "+f"(s_5), "+f"(s_6), "+f"(s_7), "+f"(s_8), "+f"(s_9), "+f"(s_10), "+f"(s_11), "+f"(s_12), "+f"(s_13), "+f"(s_14), "+f"(s_15), "+f"(s_16), "+f"(s_17), "+f"(s_18), "+f"(s_19), "+f"(s_20), "+f"(s_21), "+f"(s_22), "+f"(s_23), "+f"(s_24), "+f"(s_25), "+f"(s_26), "+f"(s_27), "+f"(s_28), "+f"(s_29), "+f"(s_30), "+f"(s_31), "+f"(s_32) :  : "memory");
#line 18 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t967 = passed_2 + i_2;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t968 = t967 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t969 = t968 + 4u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t970 = t969 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t971 = t10 + t970;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t972 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t972) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t971) : "memory");
                }
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t973 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t974 = t973 - i_2;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_4 = t974 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t976 = t244 + t233;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_4 = t976 + t232;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t978 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t979 = t978 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t980 = first_key_4 + t979;
#line 530 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t981 = side_by_side != 0u;
#line 13 "src/functions/bias.rs"
                const u64 t15_21 = (u64)t980 * t14_2;
#line 95 "fa-kernels/src/attention/options/functions/uniform.rs"
                if (t981) {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t983 = s * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_34 = t983 + t17_2;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t18_34;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t985 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_35 = t985 + t17_18;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t18_35;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t987 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t988 = t980 + 1u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_36 = t987 + t17_3;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t18_36;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t990 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_37 = t990 + t17_19;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t18_37;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t992 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t993 = t980 + 8u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_38 = t992 + t17_4;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t18_38;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t995 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_39 = t995 + t17_20;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t18_39;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t997 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t998 = t980 + 9u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_40 = t997 + t17_5;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t18_40;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1000 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_41 = t1000 + t17_21;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t18_41;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1002 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1003 = t980 + 16u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_42 = t1002 + t17_6;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t18_42;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1005 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_43 = t1005 + t17_22;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t18_43;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1007 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1008 = t980 + 17u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_44 = t1007 + t17_7;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t18_44;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1010 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_45 = t1010 + t17_23;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t18_45;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1012 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1013 = t980 + 24u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_46 = t1012 + t17_8;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t18_46;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1015 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_47 = t1015 + t17_24;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t18_47;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1017 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1018 = t980 + 25u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_48 = t1017 + t17_9;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t18_48;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1020 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_49 = t1020 + t17_25;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t18_49;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1022 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1023 = t980 + 32u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_50 = t1022 + t17_10;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t18_50;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1025 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_51 = t1025 + t17_26;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t18_51;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1027 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1028 = t980 + 33u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_52 = t1027 + t17_11;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t18_52;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1030 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_53 = t1030 + t17_27;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t18_53;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1032 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1033 = t980 + 40u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_54 = t1032 + t17_12;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t18_54;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1035 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_55 = t1035 + t17_28;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t18_55;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1037 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1038 = t980 + 41u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_56 = t1037 + t17_13;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t18_56;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1040 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_57 = t1040 + t17_29;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t18_57;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1042 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1043 = t980 + 48u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_58 = t1042 + t17_14;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t18_58;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1045 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_59 = t1045 + t17_30;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t18_59;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1047 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1048 = t980 + 49u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_60 = t1047 + t17_15;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t18_60;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1050 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_61 = t1050 + t17_31;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t18_61;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1052 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1053 = t980 + 56u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_62 = t1052 + t17_16;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t18_62;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1055 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_63 = t1055 + t17_32;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t18_63;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1057 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1058 = t980 + 57u;
#line 13 "src/functions/bias.rs"
                    const f32 t18_64 = t1057 + t17_17;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t18_64;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1060 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
                    const f32 t18_65 = t1060 + t17_33;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t18_65;
                } else {
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1062 = s * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_36 = t12_2 + t15_21;
#line 13 "src/functions/bias.rs"
                    f32 t17_98;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_98) : "l"(t16_36));
#line 13 "src/functions/bias.rs"
                    const f32 t18_66 = t1062 + t17_98;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s = t18_66;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1066 = s_3 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_37 = t12_3 + t15_21;
#line 13 "src/functions/bias.rs"
                    f32 t17_99;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_99) : "l"(t16_37));
#line 13 "src/functions/bias.rs"
                    const f32 t18_67 = t1066 + t17_99;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_3 = t18_67;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1070 = s_2 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1071 = t980 + 1u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_22 = (u64)t1071 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_38 = t12_2 + t15_22;
#line 13 "src/functions/bias.rs"
                    f32 t17_100;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_100) : "l"(t16_38));
#line 13 "src/functions/bias.rs"
                    const f32 t18_68 = t1070 + t17_100;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_2 = t18_68;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1076 = s_4 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_39 = t12_3 + t15_22;
#line 13 "src/functions/bias.rs"
                    f32 t17_101;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_101) : "l"(t16_39));
#line 13 "src/functions/bias.rs"
                    const f32 t18_69 = t1076 + t17_101;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_4 = t18_69;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1080 = s_5 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1081 = t980 + 8u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_23 = (u64)t1081 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_40 = t12_2 + t15_23;
#line 13 "src/functions/bias.rs"
                    f32 t17_102;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_102) : "l"(t16_40));
#line 13 "src/functions/bias.rs"
                    const f32 t18_70 = t1080 + t17_102;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_5 = t18_70;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1086 = s_7 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_41 = t12_3 + t15_23;
#line 13 "src/functions/bias.rs"
                    f32 t17_103;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_103) : "l"(t16_41));
#line 13 "src/functions/bias.rs"
                    const f32 t18_71 = t1086 + t17_103;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_7 = t18_71;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1090 = s_6 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1091 = t980 + 9u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_24 = (u64)t1091 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_42 = t12_2 + t15_24;
#line 13 "src/functions/bias.rs"
                    f32 t17_104;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_104) : "l"(t16_42));
#line 13 "src/functions/bias.rs"
                    const f32 t18_72 = t1090 + t17_104;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_6 = t18_72;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1096 = s_8 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_43 = t12_3 + t15_24;
#line 13 "src/functions/bias.rs"
                    f32 t17_105;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_105) : "l"(t16_43));
#line 13 "src/functions/bias.rs"
                    const f32 t18_73 = t1096 + t17_105;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_8 = t18_73;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1100 = s_9 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1101 = t980 + 16u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_25 = (u64)t1101 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_44 = t12_2 + t15_25;
#line 13 "src/functions/bias.rs"
                    f32 t17_106;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_106) : "l"(t16_44));
#line 13 "src/functions/bias.rs"
                    const f32 t18_74 = t1100 + t17_106;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_9 = t18_74;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1106 = s_11 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_45 = t12_3 + t15_25;
#line 13 "src/functions/bias.rs"
                    f32 t17_107;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_107) : "l"(t16_45));
#line 13 "src/functions/bias.rs"
                    const f32 t18_75 = t1106 + t17_107;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_11 = t18_75;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1110 = s_10 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1111 = t980 + 17u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_26 = (u64)t1111 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_46 = t12_2 + t15_26;
#line 13 "src/functions/bias.rs"
                    f32 t17_108;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_108) : "l"(t16_46));
#line 13 "src/functions/bias.rs"
                    const f32 t18_76 = t1110 + t17_108;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_10 = t18_76;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1116 = s_12 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_47 = t12_3 + t15_26;
#line 13 "src/functions/bias.rs"
                    f32 t17_109;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_109) : "l"(t16_47));
#line 13 "src/functions/bias.rs"
                    const f32 t18_77 = t1116 + t17_109;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_12 = t18_77;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1120 = s_13 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1121 = t980 + 24u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_27 = (u64)t1121 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_48 = t12_2 + t15_27;
#line 13 "src/functions/bias.rs"
                    f32 t17_110;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_110) : "l"(t16_48));
#line 13 "src/functions/bias.rs"
                    const f32 t18_78 = t1120 + t17_110;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_13 = t18_78;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1126 = s_15 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_49 = t12_3 + t15_27;
#line 13 "src/functions/bias.rs"
                    f32 t17_111;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_111) : "l"(t16_49));
#line 13 "src/functions/bias.rs"
                    const f32 t18_79 = t1126 + t17_111;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_15 = t18_79;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1130 = s_14 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1131 = t980 + 25u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_28 = (u64)t1131 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_50 = t12_2 + t15_28;
#line 13 "src/functions/bias.rs"
                    f32 t17_112;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_112) : "l"(t16_50));
#line 13 "src/functions/bias.rs"
                    const f32 t18_80 = t1130 + t17_112;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_14 = t18_80;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1136 = s_16 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_51 = t12_3 + t15_28;
#line 13 "src/functions/bias.rs"
                    f32 t17_113;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_113) : "l"(t16_51));
#line 13 "src/functions/bias.rs"
                    const f32 t18_81 = t1136 + t17_113;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_16 = t18_81;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1140 = s_17 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1141 = t980 + 32u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_29 = (u64)t1141 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_52 = t12_2 + t15_29;
#line 13 "src/functions/bias.rs"
                    f32 t17_114;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_114) : "l"(t16_52));
#line 13 "src/functions/bias.rs"
                    const f32 t18_82 = t1140 + t17_114;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_17 = t18_82;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1146 = s_19 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_53 = t12_3 + t15_29;
#line 13 "src/functions/bias.rs"
                    f32 t17_115;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_115) : "l"(t16_53));
#line 13 "src/functions/bias.rs"
                    const f32 t18_83 = t1146 + t17_115;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_19 = t18_83;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1150 = s_18 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1151 = t980 + 33u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_30 = (u64)t1151 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_54 = t12_2 + t15_30;
#line 13 "src/functions/bias.rs"
                    f32 t17_116;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_116) : "l"(t16_54));
#line 13 "src/functions/bias.rs"
                    const f32 t18_84 = t1150 + t17_116;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_18 = t18_84;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1156 = s_20 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_55 = t12_3 + t15_30;
#line 13 "src/functions/bias.rs"
                    f32 t17_117;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_117) : "l"(t16_55));
#line 13 "src/functions/bias.rs"
                    const f32 t18_85 = t1156 + t17_117;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_20 = t18_85;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1160 = s_21 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1161 = t980 + 40u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_31 = (u64)t1161 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_56 = t12_2 + t15_31;
#line 13 "src/functions/bias.rs"
                    f32 t17_118;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_118) : "l"(t16_56));
#line 13 "src/functions/bias.rs"
                    const f32 t18_86 = t1160 + t17_118;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_21 = t18_86;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1166 = s_23 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_57 = t12_3 + t15_31;
#line 13 "src/functions/bias.rs"
                    f32 t17_119;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_119) : "l"(t16_57));
#line 13 "src/functions/bias.rs"
                    const f32 t18_87 = t1166 + t17_119;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_23 = t18_87;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1170 = s_22 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1171 = t980 + 41u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_32 = (u64)t1171 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_58 = t12_2 + t15_32;
#line 13 "src/functions/bias.rs"
                    f32 t17_120;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_120) : "l"(t16_58));
#line 13 "src/functions/bias.rs"
                    const f32 t18_88 = t1170 + t17_120;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_22 = t18_88;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1176 = s_24 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_59 = t12_3 + t15_32;
#line 13 "src/functions/bias.rs"
                    f32 t17_121;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_121) : "l"(t16_59));
#line 13 "src/functions/bias.rs"
                    const f32 t18_89 = t1176 + t17_121;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_24 = t18_89;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1180 = s_25 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1181 = t980 + 48u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_33 = (u64)t1181 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_60 = t12_2 + t15_33;
#line 13 "src/functions/bias.rs"
                    f32 t17_122;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_122) : "l"(t16_60));
#line 13 "src/functions/bias.rs"
                    const f32 t18_90 = t1180 + t17_122;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_25 = t18_90;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1186 = s_27 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_61 = t12_3 + t15_33;
#line 13 "src/functions/bias.rs"
                    f32 t17_123;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_123) : "l"(t16_61));
#line 13 "src/functions/bias.rs"
                    const f32 t18_91 = t1186 + t17_123;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_27 = t18_91;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1190 = s_26 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1191 = t980 + 49u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_34 = (u64)t1191 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_62 = t12_2 + t15_34;
#line 13 "src/functions/bias.rs"
                    f32 t17_124;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_124) : "l"(t16_62));
#line 13 "src/functions/bias.rs"
                    const f32 t18_92 = t1190 + t17_124;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_26 = t18_92;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1196 = s_28 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_63 = t12_3 + t15_34;
#line 13 "src/functions/bias.rs"
                    f32 t17_125;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_125) : "l"(t16_63));
#line 13 "src/functions/bias.rs"
                    const f32 t18_93 = t1196 + t17_125;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_28 = t18_93;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1200 = s_29 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1201 = t980 + 56u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_35 = (u64)t1201 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_64 = t12_2 + t15_35;
#line 13 "src/functions/bias.rs"
                    f32 t17_126;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_126) : "l"(t16_64));
#line 13 "src/functions/bias.rs"
                    const f32 t18_94 = t1200 + t17_126;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_29 = t18_94;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1206 = s_31 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_65 = t12_3 + t15_35;
#line 13 "src/functions/bias.rs"
                    f32 t17_127;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_127) : "l"(t16_65));
#line 13 "src/functions/bias.rs"
                    const f32 t18_95 = t1206 + t17_127;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_31 = t18_95;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1210 = s_30 * score_scale;
#line 142 "fa-kernels/src/attention/options/functions/scores.rs"
                    const u32 t1211 = t980 + 57u;
#line 13 "src/functions/bias.rs"
                    const u64 t15_36 = (u64)t1211 * t14_2;
#line 13 "src/functions/bias.rs"
                    const u64 t16_66 = t12_2 + t15_36;
#line 13 "src/functions/bias.rs"
                    f32 t17_128;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_128) : "l"(t16_66));
#line 13 "src/functions/bias.rs"
                    const f32 t18_96 = t1210 + t17_128;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_30 = t18_96;
#line 140 "fa-kernels/src/attention/options/functions/scores.rs"
                    const f32 t1216 = s_32 * score_scale;
#line 13 "src/functions/bias.rs"
                    const u64 t16_67 = t12_3 + t15_36;
#line 13 "src/functions/bias.rs"
                    f32 t17_129;
                    asm("ld.global.nc.f32 %0, [%1+0];" : "=f"(t17_129) : "l"(t16_67));
#line 13 "src/functions/bias.rs"
                    const f32 t18_97 = t1216 + t17_129;
#line 152 "fa-kernels/src/attention/options/functions/scores.rs"
                    s_32 = t18_97;
                }
#line 377 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1220 = i_2 + 1u;
#line 377 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1221 = i_2 + 1u;
#line 377 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1222 = t1221 < end_2;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1223 = end_2 - 1u;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1224 = t1223 - t1220;
#line 525 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_key_5 = t1224 << 6u;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1226 = t244 + t233;
#line 529 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 first_query_5 = t1226 + t232;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1228 = first_query_5 + 15u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1229 = first_key_5 + 63u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1230 = first_key_5 <= t1229;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1231 = t1229 - first_key_5;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1232 = t1231 < 2147483648u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1233 = t1230 & t1232;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1234 = t14_2 == 4u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1235 = t1233 & t1234;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1236 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1237 = t1236 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1238 = first_key_5 + t1237;
#line 13 "src/functions/bias.rs"
                const u64 t15_37 = (u64)t1238 * t14_2;
#line 13 "src/functions/bias.rs"
                const u64 t15_38 = (u64)t1238 * t14_2;
#line 13 "src/functions/bias.rs"
                const u64 t16_68 = t12_2 + t15_38;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1242 = (u32)t16_68;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1243 = t1242 & 7u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1244 = t1243 == 0u;
#line 13 "src/functions/bias.rs"
                const u64 t15_39 = (u64)t1238 * t14_3;
#line 13 "src/functions/bias.rs"
                const u64 t16_69 = t12_3 + t15_39;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1247 = (u32)t16_69;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1248 = t1247 & 7u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1249 = t1248 == 0u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1250 = t1244 & t1249;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1251 = !t1250;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1252 = __any_sync(0xffffffffu, t1251);
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1253 = !t1252;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1254 = t1235 & t1253;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const u32 t1255 = first_query_5 + 16u;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1256 = t1255 <= seq_q;
#line 93 "fa-kernels/src/attention/options/functions/scores.rs"
                const bool t1257 = t1254 & t1256;
                const bool is_read_2 = t1222 & t1257;
                const u32 t1259 = is_read_2 ? 1u : 0u;
#line 95 "fa-kernels/src/attention/options/functions/scores.rs"
                side_by_side = t1259;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1260 = lane & 3u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1261 = t1260 << 1u;
#line 49 "fa-kernels/src/attention/options/rows.rs"
                const u32 t1262 = first_key_5 + t1261;
#line 97 "fa-kernels/src/attention/options/functions/scores.rs"
                if (is_read_2) {
#line 13 "src/functions/bias.rs"
                    f32 t17_130;
                    f32 t17_131;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+0];" : "=f"(t17_130), "=f"(t17_131) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_2 = t17_130;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_3 = t17_131;
#line 13 "src/functions/bias.rs"
                    f32 t17_132;
                    f32 t17_133;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+32];" : "=f"(t17_132), "=f"(t17_133) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_4 = t17_132;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_5 = t17_133;
#line 13 "src/functions/bias.rs"
                    f32 t17_134;
                    f32 t17_135;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+64];" : "=f"(t17_134), "=f"(t17_135) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_6 = t17_134;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_7 = t17_135;
#line 13 "src/functions/bias.rs"
                    f32 t17_136;
                    f32 t17_137;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+96];" : "=f"(t17_136), "=f"(t17_137) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_8 = t17_136;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_9 = t17_137;
#line 13 "src/functions/bias.rs"
                    f32 t17_138;
                    f32 t17_139;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+128];" : "=f"(t17_138), "=f"(t17_139) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_10 = t17_138;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_11 = t17_139;
#line 13 "src/functions/bias.rs"
                    f32 t17_140;
                    f32 t17_141;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+160];" : "=f"(t17_140), "=f"(t17_141) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_12 = t17_140;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_13 = t17_141;
#line 13 "src/functions/bias.rs"
                    f32 t17_142;
                    f32 t17_143;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+192];" : "=f"(t17_142), "=f"(t17_143) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_14 = t17_142;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_15 = t17_143;
#line 13 "src/functions/bias.rs"
                    f32 t17_144;
                    f32 t17_145;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+224];" : "=f"(t17_144), "=f"(t17_145) : "l"(t16_68));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_16 = t17_144;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_17 = t17_145;
#line 13 "src/functions/bias.rs"
                    f32 t17_146;
                    f32 t17_147;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+0];" : "=f"(t17_146), "=f"(t17_147) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_18 = t17_146;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_19 = t17_147;
#line 13 "src/functions/bias.rs"
                    f32 t17_148;
                    f32 t17_149;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+32];" : "=f"(t17_148), "=f"(t17_149) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_20 = t17_148;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_21 = t17_149;
#line 13 "src/functions/bias.rs"
                    f32 t17_150;
                    f32 t17_151;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+64];" : "=f"(t17_150), "=f"(t17_151) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_22 = t17_150;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_23 = t17_151;
#line 13 "src/functions/bias.rs"
                    f32 t17_152;
                    f32 t17_153;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+96];" : "=f"(t17_152), "=f"(t17_153) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_24 = t17_152;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_25 = t17_153;
#line 13 "src/functions/bias.rs"
                    f32 t17_154;
                    f32 t17_155;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+128];" : "=f"(t17_154), "=f"(t17_155) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_26 = t17_154;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_27 = t17_155;
#line 13 "src/functions/bias.rs"
                    f32 t17_156;
                    f32 t17_157;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+160];" : "=f"(t17_156), "=f"(t17_157) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_28 = t17_156;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_29 = t17_157;
#line 13 "src/functions/bias.rs"
                    f32 t17_158;
                    f32 t17_159;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+192];" : "=f"(t17_158), "=f"(t17_159) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_30 = t17_158;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_31 = t17_159;
#line 13 "src/functions/bias.rs"
                    f32 t17_160;
                    f32 t17_161;
                    asm("ld.global.nc.v2.f32 {%0, %1}, [%2+224];" : "=f"(t17_160), "=f"(t17_161) : "l"(t16_69));
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_32 = t17_160;
#line 99 "fa-kernels/src/attention/options/functions/scores.rs"
                    t17_33 = t17_161;
                }
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_3 = row_max;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1263;
                asm("max.f32 %0, %1, %2;" : "=f"(t1263) : "f"(old_3), "f"(s));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1264;
                asm("max.f32 %0, %1, %2;" : "=f"(t1264) : "f"(t1263), "f"(s_9));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1265;
                asm("max.f32 %0, %1, %2;" : "=f"(t1265) : "f"(s_2), "f"(s_10));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1266;
                asm("max.f32 %0, %1, %2;" : "=f"(t1266) : "f"(s_5), "f"(s_13));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1267;
                asm("max.f32 %0, %1, %2;" : "=f"(t1267) : "f"(s_6), "f"(s_14));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1268;
                asm("max.f32 %0, %1, %2;" : "=f"(t1268) : "f"(t1264), "f"(s_17));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1269;
                asm("max.f32 %0, %1, %2;" : "=f"(t1269) : "f"(t1265), "f"(s_18));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1270;
                asm("max.f32 %0, %1, %2;" : "=f"(t1270) : "f"(t1266), "f"(s_21));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1271;
                asm("max.f32 %0, %1, %2;" : "=f"(t1271) : "f"(t1267), "f"(s_22));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1272;
                asm("max.f32 %0, %1, %2;" : "=f"(t1272) : "f"(t1268), "f"(s_25));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1273;
                asm("max.f32 %0, %1, %2;" : "=f"(t1273) : "f"(t1269), "f"(s_26));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1274;
                asm("max.f32 %0, %1, %2;" : "=f"(t1274) : "f"(t1270), "f"(s_29));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1275;
                asm("max.f32 %0, %1, %2;" : "=f"(t1275) : "f"(t1271), "f"(s_30));
                f32 t1276;
                asm("max.f32 %0, %1, %2;" : "=f"(t1276) : "f"(t1272), "f"(t1273));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1277;
                asm("max.f32 %0, %1, %2;" : "=f"(t1277) : "f"(t1274), "f"(t1275));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1278;
                asm("max.f32 %0, %1, %2;" : "=f"(t1278) : "f"(t1276), "f"(t1277));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1279;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1279) : "f"(t1278));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_3;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_3) : "f"(t1278), "f"(t1279));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1281;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1281) : "f"(pair_3));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news;
                asm("max.f32 %0, %1, %2;" : "=f"(news) : "f"(pair_3), "f"(t1281));
#line 136 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_4 = row_max_2;
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1283;
                asm("max.f32 %0, %1, %2;" : "=f"(t1283) : "f"(old_4), "f"(s_3));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1284;
                asm("max.f32 %0, %1, %2;" : "=f"(t1284) : "f"(t1283), "f"(s_11));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1285;
                asm("max.f32 %0, %1, %2;" : "=f"(t1285) : "f"(s_4), "f"(s_12));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1286;
                asm("max.f32 %0, %1, %2;" : "=f"(t1286) : "f"(s_7), "f"(s_15));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1287;
                asm("max.f32 %0, %1, %2;" : "=f"(t1287) : "f"(s_8), "f"(s_16));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1288;
                asm("max.f32 %0, %1, %2;" : "=f"(t1288) : "f"(t1284), "f"(s_19));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1289;
                asm("max.f32 %0, %1, %2;" : "=f"(t1289) : "f"(t1285), "f"(s_20));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1290;
                asm("max.f32 %0, %1, %2;" : "=f"(t1290) : "f"(t1286), "f"(s_23));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1291;
                asm("max.f32 %0, %1, %2;" : "=f"(t1291) : "f"(t1287), "f"(s_24));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1292;
                asm("max.f32 %0, %1, %2;" : "=f"(t1292) : "f"(t1288), "f"(s_27));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1293;
                asm("max.f32 %0, %1, %2;" : "=f"(t1293) : "f"(t1289), "f"(s_28));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1294;
                asm("max.f32 %0, %1, %2;" : "=f"(t1294) : "f"(t1290), "f"(s_31));
#line 190 "fa-kernels/src/attention/softmax.rs"
                f32 t1295;
                asm("max.f32 %0, %1, %2;" : "=f"(t1295) : "f"(t1291), "f"(s_32));
                f32 t1296;
                asm("max.f32 %0, %1, %2;" : "=f"(t1296) : "f"(t1292), "f"(t1293));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1297;
                asm("max.f32 %0, %1, %2;" : "=f"(t1297) : "f"(t1294), "f"(t1295));
#line 192 "fa-kernels/src/attention/softmax.rs"
                f32 t1298;
                asm("max.f32 %0, %1, %2;" : "=f"(t1298) : "f"(t1296), "f"(t1297));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1299;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1299) : "f"(t1298));
#line 88 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 pair_4;
                asm("max.f32 %0, %1, %2;" : "=f"(pair_4) : "f"(t1298), "f"(t1299));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 t1301;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1301) : "f"(pair_4));
#line 89 "fa-kernels/src/attention/softmax/arithmetic.rs"
                f32 news_2;
                asm("max.f32 %0, %1, %2;" : "=f"(news_2) : "f"(pair_4), "f"(t1301));
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_5 = row_max;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1303 = news - old_5;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1304 = t1303 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1305 = 8.0f < t1304;
#line 144 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_6 = row_max_2;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1306 = news_2 - old_6;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const f32 t1307 = t1306 * 1.442695f;
#line 146 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1308 = 8.0f < t1307;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool t1309 = t1305 | t1308;
#line 149 "fa-kernels/src/attention/softmax/step.rs"
                const bool rose = __any_sync(0xffffffffu, t1309);
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_7 = row_max;
                const f32 new_3 = rose ? news : old_7;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_3;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_3) : "f"(new_3), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1314;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1314) : "f"(old_7), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1315 = t1314 - reference_3;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor) : "f"(t1315));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max = new_3;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept = rose ? factor : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1318 = row_sum * kept;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1319 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_33;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_33) : "f"(s), "f"(1.442695f), "f"(t1319));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1321;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1321) : "f"(exponent_33));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s = t1321;
                const f32 t1322 = t1318 + s;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1323 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_34;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_34) : "f"(s_2), "f"(1.442695f), "f"(t1323));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1325;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1325) : "f"(exponent_34));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_2 = t1325;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1326 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_35;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_35) : "f"(s_5), "f"(1.442695f), "f"(t1326));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1328;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1328) : "f"(exponent_35));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_5 = t1328;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1329 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_36;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_36) : "f"(s_6), "f"(1.442695f), "f"(t1329));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1331;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1331) : "f"(exponent_36));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_6 = t1331;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1332 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_37;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_37) : "f"(s_9), "f"(1.442695f), "f"(t1332));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1334;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1334) : "f"(exponent_37));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_9 = t1334;
                const f32 t1335 = t1322 + s_9;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1336 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_38;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_38) : "f"(s_10), "f"(1.442695f), "f"(t1336));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1338;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1338) : "f"(exponent_38));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_10 = t1338;
                const f32 t1339 = s_2 + s_10;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1340 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_39;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_39) : "f"(s_13), "f"(1.442695f), "f"(t1340));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1342;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1342) : "f"(exponent_39));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_13 = t1342;
                const f32 t1343 = s_5 + s_13;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1344 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_40;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_40) : "f"(s_14), "f"(1.442695f), "f"(t1344));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1346;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1346) : "f"(exponent_40));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_14 = t1346;
                const f32 t1347 = s_6 + s_14;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1348 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_41;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_41) : "f"(s_17), "f"(1.442695f), "f"(t1348));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1350;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1350) : "f"(exponent_41));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_17 = t1350;
                const f32 t1351 = t1335 + s_17;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1352 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_42;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_42) : "f"(s_18), "f"(1.442695f), "f"(t1352));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1354;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1354) : "f"(exponent_42));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_18 = t1354;
                const f32 t1355 = t1339 + s_18;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1356 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_43;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_43) : "f"(s_21), "f"(1.442695f), "f"(t1356));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1358;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1358) : "f"(exponent_43));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_21 = t1358;
                const f32 t1359 = t1343 + s_21;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1360 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_44;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_44) : "f"(s_22), "f"(1.442695f), "f"(t1360));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1362;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1362) : "f"(exponent_44));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_22 = t1362;
                const f32 t1363 = t1347 + s_22;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1364 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_45;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_45) : "f"(s_25), "f"(1.442695f), "f"(t1364));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1366;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1366) : "f"(exponent_45));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_25 = t1366;
                const f32 t1367 = t1351 + s_25;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1368 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_46;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_46) : "f"(s_26), "f"(1.442695f), "f"(t1368));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1370;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1370) : "f"(exponent_46));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_26 = t1370;
                const f32 t1371 = t1355 + s_26;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1372 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_47;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_47) : "f"(s_29), "f"(1.442695f), "f"(t1372));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1374;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1374) : "f"(exponent_47));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_29 = t1374;
                const f32 t1375 = t1359 + s_29;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1376 = -reference_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_48;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_48) : "f"(s_30), "f"(1.442695f), "f"(t1376));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1378;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1378) : "f"(exponent_48));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_30 = t1378;
                const f32 t1379 = t1363 + s_30;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1380 = t1367 + t1371;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1381 = t1375 + t1379;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1382 = t1380 + t1381;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum = t1382;
#line 154 "fa-kernels/src/attention/softmax/step.rs"
                const f32 old_8 = row_max_2;
                const f32 new_4 = rose ? news_2 : old_8;
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 reference_4;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(reference_4) : "f"(new_4), "f"(1.442695f), "f"(0.0f));
#line 200 "fa-kernels/src/attention/softmax.rs"
                f32 t1386;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1386) : "f"(old_8), "f"(1.442695f), "f"(0.0f));
#line 213 "fa-kernels/src/attention/softmax.rs"
                const f32 t1387 = t1386 - reference_4;
#line 213 "fa-kernels/src/attention/softmax.rs"
                f32 factor_2;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(factor_2) : "f"(t1387));
#line 158 "fa-kernels/src/attention/softmax/step.rs"
                row_max_2 = new_4;
#line 161 "fa-kernels/src/attention/softmax/step.rs"
                const f32 kept_2 = rose ? factor_2 : 1.0f;
#line 230 "fa-kernels/src/attention/softmax.rs"
                const f32 t1390 = row_sum_2 * kept_2;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1391 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_49;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_49) : "f"(s_3), "f"(1.442695f), "f"(t1391));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1393;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1393) : "f"(exponent_49));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_3 = t1393;
                const f32 t1394 = t1390 + s_3;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1395 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_50;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_50) : "f"(s_4), "f"(1.442695f), "f"(t1395));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1397;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1397) : "f"(exponent_50));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_4 = t1397;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1398 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_51;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_51) : "f"(s_7), "f"(1.442695f), "f"(t1398));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1400;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1400) : "f"(exponent_51));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_7 = t1400;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1401 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_52;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_52) : "f"(s_8), "f"(1.442695f), "f"(t1401));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1403;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1403) : "f"(exponent_52));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_8 = t1403;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1404 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_53;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_53) : "f"(s_11), "f"(1.442695f), "f"(t1404));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1406;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1406) : "f"(exponent_53));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_11 = t1406;
                const f32 t1407 = t1394 + s_11;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1408 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_54;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_54) : "f"(s_12), "f"(1.442695f), "f"(t1408));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1410;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1410) : "f"(exponent_54));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_12 = t1410;
                const f32 t1411 = s_4 + s_12;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1412 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_55;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_55) : "f"(s_15), "f"(1.442695f), "f"(t1412));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1414;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1414) : "f"(exponent_55));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_15 = t1414;
                const f32 t1415 = s_7 + s_15;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1416 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_56;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_56) : "f"(s_16), "f"(1.442695f), "f"(t1416));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1418;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1418) : "f"(exponent_56));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_16 = t1418;
                const f32 t1419 = s_8 + s_16;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1420 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_57;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_57) : "f"(s_19), "f"(1.442695f), "f"(t1420));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1422;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1422) : "f"(exponent_57));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_19 = t1422;
                const f32 t1423 = t1407 + s_19;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1424 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_58;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_58) : "f"(s_20), "f"(1.442695f), "f"(t1424));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1426;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1426) : "f"(exponent_58));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_20 = t1426;
                const f32 t1427 = t1411 + s_20;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1428 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_59;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_59) : "f"(s_23), "f"(1.442695f), "f"(t1428));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1430;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1430) : "f"(exponent_59));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_23 = t1430;
                const f32 t1431 = t1415 + s_23;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1432 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_60;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_60) : "f"(s_24), "f"(1.442695f), "f"(t1432));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1434;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1434) : "f"(exponent_60));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_24 = t1434;
                const f32 t1435 = t1419 + s_24;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1436 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_61;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_61) : "f"(s_27), "f"(1.442695f), "f"(t1436));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1438;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1438) : "f"(exponent_61));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_27 = t1438;
                const f32 t1439 = t1423 + s_27;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1440 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_62;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_62) : "f"(s_28), "f"(1.442695f), "f"(t1440));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1442;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1442) : "f"(exponent_62));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_28 = t1442;
                const f32 t1443 = t1427 + s_28;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1444 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_63;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_63) : "f"(s_31), "f"(1.442695f), "f"(t1444));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1446;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1446) : "f"(exponent_63));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_31 = t1446;
                const f32 t1447 = t1431 + s_31;
#line 232 "fa-kernels/src/attention/softmax.rs"
                const f32 t1448 = -reference_4;
#line 232 "fa-kernels/src/attention/softmax.rs"
                f32 exponent_64;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(exponent_64) : "f"(s_32), "f"(1.442695f), "f"(t1448));
#line 250 "fa-kernels/src/attention/softmax.rs"
                f32 t1450;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t1450) : "f"(exponent_64));
#line 233 "fa-kernels/src/attention/softmax.rs"
                s_32 = t1450;
                const f32 t1451 = t1435 + s_32;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1452 = t1439 + t1443;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1453 = t1447 + t1451;
#line 236 "fa-kernels/src/attention/softmax.rs"
                const f32 t1454 = t1452 + t1453;
#line 236 "fa-kernels/src/attention/softmax.rs"
                row_sum_2 = t1454;
#line 381 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                const u32 t1455 = i_2 - 1u;
#line 382 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1456 = passed_2 + t1455;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1457 = t1456 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1458 = t1457 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1459 = t1458 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const u32 t1460 = t10 + t1459;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                const bool t1461 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
                if (t1461) {
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1460) : "memory");
                }
#line 98 "fa-kernels/src/attention/softmax/step.rs"
                if (rose) {
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1462 = acc * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc = t1462;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1463 = acc_2 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_2 = t1463;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1464 = acc_5 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_5 = t1464;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1465 = acc_6 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_6 = t1465;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1466 = acc_9 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_9 = t1466;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1467 = acc_10 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_10 = t1467;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1468 = acc_13 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_13 = t1468;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1469 = acc_14 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_14 = t1469;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1470 = acc_17 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_17 = t1470;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1471 = acc_18 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_18 = t1471;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1472 = acc_21 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_21 = t1472;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1473 = acc_22 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_22 = t1473;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1474 = acc_25 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_25 = t1474;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1475 = acc_26 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_26 = t1475;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1476 = acc_29 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_29 = t1476;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1477 = acc_30 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_30 = t1477;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1478 = acc_33 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_33 = t1478;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1479 = acc_34 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_34 = t1479;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1480 = acc_37 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_37 = t1480;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1481 = acc_38 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_38 = t1481;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1482 = acc_41 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_41 = t1482;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1483 = acc_42 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_42 = t1483;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1484 = acc_45 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_45 = t1484;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1485 = acc_46 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_46 = t1485;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1486 = acc_49 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_49 = t1486;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1487 = acc_50 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_50 = t1487;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1488 = acc_53 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_53 = t1488;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1489 = acc_54 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_54 = t1489;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1490 = acc_57 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_57 = t1490;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1491 = acc_58 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_58 = t1491;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1492 = acc_61 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_61 = t1492;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1493 = acc_62 * factor;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_62 = t1493;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1494 = acc_3 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_3 = t1494;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1495 = acc_4 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_4 = t1495;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1496 = acc_7 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_7 = t1496;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1497 = acc_8 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_8 = t1497;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1498 = acc_11 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_11 = t1498;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1499 = acc_12 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_12 = t1499;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1500 = acc_15 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_15 = t1500;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1501 = acc_16 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_16 = t1501;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1502 = acc_19 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_19 = t1502;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1503 = acc_20 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_20 = t1503;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1504 = acc_23 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_23 = t1504;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1505 = acc_24 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_24 = t1505;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1506 = acc_27 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_27 = t1506;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1507 = acc_28 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_28 = t1507;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1508 = acc_31 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_31 = t1508;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1509 = acc_32 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_32 = t1509;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1510 = acc_35 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_35 = t1510;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1511 = acc_36 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_36 = t1511;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1512 = acc_39 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_39 = t1512;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1513 = acc_40 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_40 = t1513;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1514 = acc_43 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_43 = t1514;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1515 = acc_44 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_44 = t1515;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1516 = acc_47 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_47 = t1516;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1517 = acc_48 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_48 = t1517;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1518 = acc_51 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_51 = t1518;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1519 = acc_52 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_52 = t1519;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1520 = acc_55 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_55 = t1520;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1521 = acc_56 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_56 = t1521;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1522 = acc_59 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_59 = t1522;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1523 = acc_60 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_60 = t1523;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1524 = acc_63 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_63 = t1524;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    const f32 t1525 = acc_64 * factor_2;
#line 29 "fa-kernels/src/attention/softmax/arithmetic.rs"
                    acc_64 = t1525;
                }
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(s), "f"(s_2));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1527;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1527) : "f"(s_3), "f"(s_4));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1528;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1528) : "f"(s_5), "f"(s_6));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1529;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1529) : "f"(s_7), "f"(s_8));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(s_9), "f"(s_10));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(s_11), "f"(s_12));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(s_13), "f"(s_14));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(s_15), "f"(s_16));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1534;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1534) : "f"(s_17), "f"(s_18));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1535;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1535) : "f"(s_19), "f"(s_20));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1536;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1536) : "f"(s_21), "f"(s_22));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(s_23), "f"(s_24));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1538;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(s_25), "f"(s_26));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1539;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(s_27), "f"(s_28));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1540;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(s_29), "f"(s_30));
#line 101 "fa-kernels/src/attention/softmax/step.rs"
                u32 t1541;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1541) : "f"(s_31), "f"(s_32));
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p = t1526;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_2 = t1527;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_3 = t1528;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_4 = t1529;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_5 = t1530;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_6 = t1531;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_7 = t1532;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_8 = t1533;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_9 = t1534;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_10 = t1535;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_11 = t1536;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_12 = t1537;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_13 = t1538;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_14 = t1539;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_15 = t1540;
#line 298 "fa-kernels/src/attention/softmax/step.rs"
                p_16 = t1541;
            }
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1542 = t300 & 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1543 = t1542 + 20u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1544 = t1543 << 3u;
#line 262 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1545 = t10 + t1544;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1546 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1546) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1545) : "memory");
            }
#line 264 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1547 = end_2 - 1u;
#line 410 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1548 = passed_2 + t1547;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1549 = t1548 & 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1550 = t1549 + 8u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1551 = t1550 << 3u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1552 = t10 + t1551;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1553 = t1548 >> 2u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1554 = t1553 & 1u;
#line 424 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1552), "r"(t1554) : "memory");
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
            const u32 t1555 = t1548 & 3u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1556 = t1555 << 14u;
#line 416 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1557 = t9 + t1556;
            const u32 t1558 = t1557 >> 4u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1559 = t1558 + 33554432u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1560 = (u64)t1559;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1561 = t1560 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1562 = t1558 + 33554560u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1563 = (u64)t1562;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1564 = t1563 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1565 = t1558 + 33554688u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1566 = (u64)t1565;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1567 = t1566 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1568 = t1558 + 33554816u;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1569 = (u64)t1568;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u64 t1570 = t1569 + 4611686293305294848ull;
#line 417 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%64, %65, %66, %67}, %68, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%69, %70, %71, %72}, %73, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%74, %75, %76, %77}, %78, p, 1, 1, 1;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, {%79, %80, %81, %82}, %83, p, 1, 1, 1;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(regs_17), "r"(regs_18), "r"(regs_19), "r"(regs_20), "l"(t1561), "r"(regs_21), "r"(regs_22), "r"(regs_23), "r"(regs_24), "l"(t1564), "r"(regs_25), "r"(regs_26), "r"(regs_27), "r"(regs_28), "l"(t1567), "r"(regs_29), "r"(regs_30), "r"(regs_31), "r"(regs_32), "l"(t1570) : "memory");
            asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 265 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1571 = end_2 - 1u;
#line 37 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1572 = passed_2 + t1571;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1573 = t1572 & 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1574 = t1573 + 12u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1575 = t1574 << 3u;
#line 432 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1576 = t10 + t1575;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const bool t1577 = lane == 0u;
#line 437 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            if (t1577) {
                asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1576) : "memory");
            }
#line 153 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 through = passed_2 + end_2;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1579;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1579) : "f"(row_sum));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_5 = row_sum + t1579;
            f32 t1581;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1581) : "f"(pair_5));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1582 = pair_5 + t1581;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum = t1582;
#line 258 "fa-kernels/src/attention/softmax.rs"
            f32 t1583;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1583) : "f"(row_sum_2));
#line 258 "fa-kernels/src/attention/softmax.rs"
            const f32 pair_6 = row_sum_2 + t1583;
            f32 t1585;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1585) : "f"(pair_6));
#line 259 "fa-kernels/src/attention/softmax.rs"
            const f32 t1586 = pair_6 + t1585;
#line 259 "fa-kernels/src/attention/softmax.rs"
            row_sum_2 = t1586;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum = row_sum;
            const bool t1587 = sum == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1588;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1588) : "f"(sum));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer = t1587 ? 0.0f : t1588;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1590 = acc * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc = t1590;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1591 = acc_2 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_2 = t1591;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1592 = acc_5 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_5 = t1592;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1593 = acc_6 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_6 = t1593;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1594 = acc_9 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_9 = t1594;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1595 = acc_10 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_10 = t1595;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1596 = acc_13 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_13 = t1596;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1597 = acc_14 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_14 = t1597;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1598 = acc_17 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_17 = t1598;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1599 = acc_18 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_18 = t1599;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1600 = acc_21 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_21 = t1600;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1601 = acc_22 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_22 = t1601;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1602 = acc_25 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_25 = t1602;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1603 = acc_26 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_26 = t1603;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1604 = acc_29 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_29 = t1604;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1605 = acc_30 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_30 = t1605;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1606 = acc_33 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_33 = t1606;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1607 = acc_34 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_34 = t1607;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1608 = acc_37 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_37 = t1608;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1609 = acc_38 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_38 = t1609;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1610 = acc_41 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_41 = t1610;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1611 = acc_42 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_42 = t1611;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1612 = acc_45 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_45 = t1612;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1613 = acc_46 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_46 = t1613;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1614 = acc_49 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_49 = t1614;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1615 = acc_50 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_50 = t1615;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1616 = acc_53 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_53 = t1616;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1617 = acc_54 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_54 = t1617;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1618 = acc_57 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_57 = t1618;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1619 = acc_58 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_58 = t1619;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1620 = acc_61 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_61 = t1620;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1621 = acc_62 * normalizer;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_62 = t1621;
#line 346 "fa-kernels/src/attention/softmax.rs"
            const f32 sum_2 = row_sum_2;
            const bool t1622 = sum_2 == 0.0f;
#line 347 "fa-kernels/src/attention/softmax.rs"
            f32 t1623;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1623) : "f"(sum_2));
#line 347 "fa-kernels/src/attention/softmax.rs"
            const f32 normalizer_2 = t1622 ? 0.0f : t1623;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1625 = acc_3 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_3 = t1625;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1626 = acc_4 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_4 = t1626;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1627 = acc_7 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_7 = t1627;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1628 = acc_8 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_8 = t1628;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1629 = acc_11 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_11 = t1629;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1630 = acc_12 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_12 = t1630;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1631 = acc_15 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_15 = t1631;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1632 = acc_16 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_16 = t1632;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1633 = acc_19 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_19 = t1633;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1634 = acc_20 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_20 = t1634;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1635 = acc_23 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_23 = t1635;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1636 = acc_24 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_24 = t1636;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1637 = acc_27 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_27 = t1637;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1638 = acc_28 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_28 = t1638;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1639 = acc_31 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_31 = t1639;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1640 = acc_32 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_32 = t1640;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1641 = acc_35 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_35 = t1641;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1642 = acc_36 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_36 = t1642;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1643 = acc_39 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_39 = t1643;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1644 = acc_40 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_40 = t1644;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1645 = acc_43 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_43 = t1645;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1646 = acc_44 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_44 = t1646;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1647 = acc_47 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_47 = t1647;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1648 = acc_48 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_48 = t1648;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1649 = acc_51 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_51 = t1649;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1650 = acc_52 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_52 = t1650;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1651 = acc_55 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_55 = t1651;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1652 = acc_56 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_56 = t1652;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1653 = acc_59 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_59 = t1653;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1654 = acc_60 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_60 = t1654;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1655 = acc_63 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_63 = t1655;
#line 337 "fa-kernels/src/attention/softmax.rs"
            const f32 t1656 = acc_64 * normalizer_2;
#line 337 "fa-kernels/src/attention/softmax.rs"
            acc_64 = t1656;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const bool t1657 = lane == 0u;
#line 106 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1657) {
                asm volatile("cp.async.bulk.wait_group.read 0;" :  :  : "memory");
            }
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 80 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1658 = t300 & 3u;
            const u32 t1659 = t230 + 8192u;
            u32 t1660;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1660) : "f"(acc), "f"(acc_2));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1661;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1661) : "f"(acc_3), "f"(acc_4));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1662;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1662) : "f"(acc_5), "f"(acc_6));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1663;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(acc_7), "f"(acc_8));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1664;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(acc_9), "f"(acc_10));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1665;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(acc_11), "f"(acc_12));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1666;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(acc_13), "f"(acc_14));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1667;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1667) : "f"(acc_15), "f"(acc_16));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1668;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1668) : "f"(acc_17), "f"(acc_18));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1669;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1669) : "f"(acc_19), "f"(acc_20));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1670;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(acc_21), "f"(acc_22));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1671;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(acc_23), "f"(acc_24));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1672;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(acc_25), "f"(acc_26));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1673;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(acc_27), "f"(acc_28));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1674;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(acc_29), "f"(acc_30));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1675;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1675) : "f"(acc_31), "f"(acc_32));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1676;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1676) : "f"(acc_33), "f"(acc_34));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1677;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(acc_35), "f"(acc_36));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1678;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(acc_37), "f"(acc_38));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1679;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1679) : "f"(acc_39), "f"(acc_40));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1680;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(acc_41), "f"(acc_42));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1681;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1681) : "f"(acc_43), "f"(acc_44));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1682;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(acc_45), "f"(acc_46));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1683;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1683) : "f"(acc_47), "f"(acc_48));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1684;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(acc_49), "f"(acc_50));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1685;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(acc_51), "f"(acc_52));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1686;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1686) : "f"(acc_53), "f"(acc_54));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1687;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(acc_55), "f"(acc_56));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1688;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(acc_57), "f"(acc_58));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1689;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1689) : "f"(acc_59), "f"(acc_60));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1690;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(acc_61), "f"(acc_62));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            u32 t1691;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(acc_63), "f"(acc_64));
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1692 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1693 = t232 + t1692;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1694 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1695 = t1693 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1696 = t1694 ^ t1695;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1697 = t1693 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1698 = t1696 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1699 = t1697 + t1698;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1700 = t230 + t1699;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1700), "r"(t1660), "r"(t1661), "r"(t1662), "r"(t1663) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1701 = t1699 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1702 = t230 + t1701;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1702), "r"(t1664), "r"(t1665), "r"(t1666), "r"(t1667) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1703 = t1699 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1704 = t230 + t1703;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1704), "r"(t1668), "r"(t1669), "r"(t1670), "r"(t1671) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1705 = t1699 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1706 = t230 + t1705;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1706), "r"(t1672), "r"(t1673), "r"(t1674), "r"(t1675) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1707 = lane & 15u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1708 = t232 + t1707;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1709 = lane >> 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1710 = t1708 & 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1711 = t1709 ^ t1710;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1712 = t1708 << 7u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1713 = t1711 << 4u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1714 = t1712 + t1713;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1715 = t1659 + t1714;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1715), "r"(t1676), "r"(t1677), "r"(t1678), "r"(t1679) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1716 = t1714 ^ 32u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1717 = t1659 + t1716;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1717), "r"(t1680), "r"(t1681), "r"(t1682), "r"(t1683) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1718 = t1714 ^ 64u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1719 = t1659 + t1718;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1719), "r"(t1684), "r"(t1685), "r"(t1686), "r"(t1687) : "memory");
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1720 = t1714 ^ 96u;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1721 = t1659 + t1720;
#line 82 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t1721), "r"(t1688), "r"(t1689), "r"(t1690), "r"(t1691) : "memory");
            asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
            asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
            const u32 t1722 = t244 + t233;
#line 85 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 first_row = t1722 + t232;
            const bool t1724 = lane == 0u;
#line 86 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            if (t1724) {
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1725 = t232 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1726 = t230 + t1725;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1726), "l"(o), "r"(0u), "r"(index_4), "r"(first_row), "r"(t247) : "memory");
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1727 = t230 + 8192u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1728 = t232 << 7u;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                const u32 t1729 = t1727 + t1728;
#line 89 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
                asm volatile("cp.async.bulk.tensor.4d.global.shared::cta.bulk_group [%1, {%2, %3, %4, %5}], [%0];" :  : "r"(t1729), "l"(o), "r"(64u), "r"(index_4), "r"(first_row), "r"(t247) : "memory");
                asm volatile("cp.async.bulk.commit_group;" :  :  : "memory");
            }
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1730 = (u64)t247;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1731 = t1730 * lse_stride0;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1732 = t1731 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1733 = lse + t1732;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1734 = (u64)index_4;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1735 = t1734 * lse_stride1;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1736 = t1735 * 4ull;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u64 t1737 = t1733 + t1736;
#line 96 "fa-kernels/src/attention/forward/warp_specialized/output.rs"
            const u32 t1738 = (u32)lse_stride2;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const u32 t1739 = lane & 3u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            const bool t1740 = t1739 == 0u;
#line 131 "fa-kernels/src/attention/epilogue.rs"
            if (t1740) {
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1741 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row = first_row + t1741;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists = row < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists) {
                    const u64 t1744 = (u64)row * t1738;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1745 = t1744 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1746 = t1737 + t1745;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1747;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1747) : "f"(row_sum));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1748;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1748) : "f"(row_max), "f"(1.442695f), "f"(t1747));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_2 = t1748 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1750 = row_sum == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1751 = t1750 ? __uint_as_float(0xff800000u) : lse_2;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1746), "f"(t1751) : "memory");
                }
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1752 = lane >> 2u;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 t1753 = first_row + t1752;
#line 134 "fa-kernels/src/attention/epilogue.rs"
                const u32 row_2 = t1753 + 8u;
#line 149 "fa-kernels/src/attention/epilogue.rs"
                const bool exists_2 = row_2 < seq_q;
#line 139 "fa-kernels/src/attention/epilogue.rs"
                if (exists_2) {
                    const u64 t1756 = (u64)row_2 * t1738;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1757 = t1756 * 4ull;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    const u64 t1758 = t1737 + t1757;
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1759;
                    asm("lg2.approx.ftz.f32 %0, %1;" : "=f"(t1759) : "f"(row_sum_2));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    f32 t1760;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1760) : "f"(row_max_2), "f"(1.442695f), "f"(t1759));
#line 323 "fa-kernels/src/attention/softmax.rs"
                    const f32 lse_3 = t1760 * 0.6931472f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const bool t1762 = row_sum_2 == 0.0f;
#line 327 "fa-kernels/src/attention/softmax.rs"
                    const f32 t1763 = t1762 ? __uint_as_float(0xff800000u) : lse_3;
#line 140 "fa-kernels/src/attention/epilogue.rs"
                    asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t1758), "f"(t1763) : "memory");
                }
            }
#line 113 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            passed_2 = through;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            const u32 t1764 = count + 1u;
#line 116 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            count = t1764;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1765 = count & 1u;
#line 166 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t1765) : "memory");
#line 303 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            const u32 t1766 = t37 + 16u;
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            f32 t1767;
            asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t1767) : "r"(t1766) : "memory");
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1768;
            asm("mov.b32 %0, %1;" : "=r"(t1768) : "f"(t1767));
#line 167 "fa-kernels/src/attention/forward/warp_specialized/handover.rs"
            u32 t1769;
            asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1769) : "r"(t1768));
#line 117 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
            index_4 = t1769;
        }
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        const bool t1771 = index_3 == 0u;
#line 50 "fa-kernels/src/attention/forward/warp_specialized/ping_pong.rs"
        if (t1771) {
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        const bool t1772 = lane == 0u;
#line 120 "fa-kernels/src/attention/forward/warp_specialized/consumer.rs"
        if (t1772) {
            asm volatile("cp.async.bulk.wait_group 0;" :  :  : "memory");
        }
    }
}
